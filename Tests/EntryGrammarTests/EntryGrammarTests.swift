// The rules are tested beside this.
