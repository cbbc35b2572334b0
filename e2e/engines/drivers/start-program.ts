import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramParams {
  command: string;
  args: readonly string[];
  /** Variables beside those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Finds in the program's output that it is ready. Without it, whoever starts the program asks it. */
  ready?: RegExp;
}

/** A program that says what it listens at. */
export interface Program {
  /** The first group of `ready`. */
  said: string;
  stop(): Promise<void>;
}

/**
 * Starts a program in a group of its own, which ends as a whole.
 * @throws with its output, when it ends before it is ready
 */
export async function startProgram({ command, args, env, ready }: ProgramParams): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const endWithTest = () => endGroup('SIGKILL');
  process.once('exit', endWithTest);
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    if (!ready) resolve('');
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready?.exec(output);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  function endGroup(signal: NodeJS.Signals): void {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  }
  return {
    said,
    stop: async () => {
      process.off('exit', endWithTest);
      endGroup('SIGTERM');
      await ended;
      endGroup('SIGKILL');
    },
  };
}
