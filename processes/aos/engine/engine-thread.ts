import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest, EngineStart } from './requests';

/** The owner's end of an engine's thread. */
export interface EngineThread {
  /** The answer to a request; rejects when the thread ends before it has one. */
  ask(request: EngineRequest): Promise<EngineAnswer>;
  end(): Promise<void>;
}

/** Starts an engine in a thread of its own. @throws when the module can't be started */
export async function startEngineThread(start: EngineStart): Promise<EngineThread> {
  const worker = new Worker(fileURLToPath(new URL('./thread-entry.cjs', import.meta.url)), {
    workerData: start,
    // Not this process's own: a test runner's or a debugger's options are not for threads.
    execArgv: [],
  });
  const answer = () =>
    new Promise<EngineAnswer>((resolve, reject) => {
      const listen = (change: 'on' | 'off') => {
        worker[change]('message', onMessage);
        worker[change]('error', onEnd);
        worker[change]('exit', onEnd);
      };
      const onMessage = (message: EngineAnswer) => {
        listen('off');
        resolve(message);
      };
      const onEnd = (reason: unknown) => {
        listen('off');
        reject(reason instanceof Error ? reason : new Error('The engine ended'));
      };
      listen('on');
    });
  await answer();
  return {
    ask: (request) => {
      const answered = answer();
      worker.postMessage(request);
      return answered;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
