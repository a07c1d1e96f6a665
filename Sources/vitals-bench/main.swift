// Timings that check their results; nothing here yet.
