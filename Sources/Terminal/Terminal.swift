// The line editor and what it needs of a terminal; nothing here yet.
