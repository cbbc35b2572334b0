import {
  fingerprintOf,
  packState,
  ReplayedState,
  startProgram,
  unpackState,
} from '@rainbow-rabbit/processes/aos/client';
import type { TrialAnswer, TrialRequest } from './worker-messages';

/** The page's end of a worker. */
type Post = (answer: TrialAnswer, transfer?: Transferable[]) => void;

/** Returns what answers the page's requests in a worker; each is to be asked after the answer to the one before. */
export function trialServer(post: Post): (request: TrialRequest) => Promise<void> {
  let process: ReplayedState | undefined;

  const postState = (state: ReplayedState, failed: number) => {
    const packed = packState(state);
    post({ kind: 'state', state: packed, failed }, [packed.pages.buffer]);
  };
  const started = () => {
    if (process) return process;
    throw new Error('No process has been started');
  };
  const answer = async (request: TrialRequest): Promise<void> => {
    switch (request.kind) {
      case 'start': {
        const { module, env, state } = request;
        const newProgram = () => startProgram(module);
        process = await ReplayedState.start({ newProgram, env, ...(state && { state: unpackState(state) }) });
        return postState(process, 0);
      }
      case 'apply': {
        let failed = 0;
        for (const [index, message] of request.messages.entries()) {
          const result = await started().apply(message);
          if (result.Error !== undefined) failed += 1;
          post({ kind: 'progress', done: index + 1 });
        }
        return postState(started(), failed);
      }
      case 'attempt': {
        const report = (done: number) => post({ kind: 'progress', done });
        return post({ kind: 'results', results: await started().attempt(request.messages, report) });
      }
      case 'fingerprint':
        return post({ kind: 'fingerprint', sha256: await fingerprintOf(packState(started())) });
    }
  };
  return (request) =>
    answer(request).catch((reason: unknown) => post({ kind: 'failed', reason: String(reason) }));
}
