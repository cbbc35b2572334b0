/** The streams of a terminal, as far as tools write to them. */
export interface Terminal {
  print(line: string): void;
  complain(text: string): void;
}

/** The terminal of this process. */
export const ownTerminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (text) => process.stderr.write(text),
};

/** The folder from which npm was called, where the paths of a command line begin: npm runs scripts in the root of the tree. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();
