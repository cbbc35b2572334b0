import { createInterface } from 'node:readline/promises';

/** Asks a question that is answered with yes or no. @throws Error where nobody can answer */
export async function askInTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can answer here: --yes agrees.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
