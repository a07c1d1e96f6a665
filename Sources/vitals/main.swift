internal import Commands
internal import Terminal

let program = Program(arguments: Array(CommandLine.arguments.dropFirst()))
program.run()
