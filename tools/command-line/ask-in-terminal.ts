import { createInterface } from 'node:readline/promises';

async function answerTo(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Asks a question that is answered with yes or no. @throws Error where nobody can answer */
export async function askInTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can answer here: --yes agrees.');
  return /^y(?:es)?$/i.test((await answerTo(`${question} [y/N] `)).trim());
}

/** Asks a question that is answered with a text. @throws Error where nobody can answer */
export async function askTextInTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Nobody can answer here: --file names a file that is there.');
  return await answerTo(question);
}
