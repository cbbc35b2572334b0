import { trialServer } from './serve-trial';
import type { TrialRequest } from './worker-messages';

/** The part of a worker's global scope that is used here; the DOM's types describe a page. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<TrialRequest>) => void): void;
  postMessage(answer: unknown, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = trialServer((answer, transfer = []) => scope.postMessage(answer, transfer));
scope.addEventListener('message', ({ data }) => void serve(data));
