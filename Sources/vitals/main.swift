// Wires `Commands` and `Terminal`; nothing here yet.
