import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { LiveState } from '../client/live-state';
import { type AosMessage, type AosResult, failedResult } from '../client/message';
import { readResult } from '../client/read-result';
import { readCheckpoint, writeCheckpoint } from './checkpoint-file';
import { stateFingerprint } from './fingerprint';
import { EvaluationPhase } from './phase';
import type { EngineAnswer, EngineRequest, EngineStart } from './requests';
import { sharedMemory } from './shared-memory';
import { compileModule, createWasmInstance } from './wasm-instance';

/** The thread of one process: holds its live program and answers one request at a time. */
async function startEngine({ file, format, env, phase: phaseBuffer, state }: EngineStart) {
  // aos is built for 64-bit memory, which Node 20 keeps behind this flag.
  setFlagsFromString('--experimental-wasm-memory64');
  const module = await compileModule(readFileSync(file), format);
  const phase = new EvaluationPhase(phaseBuffer);
  const live = await LiveState.start({
    newProgram: () => createWasmInstance(module, format),
    memory: sharedMemory,
    ...(state && { state }),
  });

  async function evaluate(message: AosMessage, keep: boolean): Promise<AosResult | undefined> {
    phase.begin();
    const { result, trapped } = await live.handle(message, env).then(
      (response) => ({ result: readResult(response), trapped: false }),
      (reason: unknown) => ({ result: failedResult(textOf(reason)), trapped: true }),
    );
    if (!phase.trySettle()) return undefined;
    if (trapped) await live.replaceProgram();
    else if (keep && result.Error === undefined) live.keep();
    else await live.rollBack();
    phase.finish();
    return result;
  }

  return async (request: EngineRequest): Promise<EngineAnswer | undefined> => {
    switch (request.kind) {
      case 'evaluate':
      case 'dry-run': {
        const result = await evaluate(request.message, request.kind === 'evaluate');
        return result && { kind: 'result', result, state: live.state };
      }
      case 'save':
        await writeCheckpoint(request.file, live);
        return { kind: 'done', state: live.state };
      case 'load':
        await live.load(await readCheckpoint(request.file));
        return { kind: 'done', state: live.state };
      case 'fingerprint':
        return { kind: 'fingerprint', sha256: stateFingerprint(live), state: live.state };
    }
  };
}

function textOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Answers the owner's requests, one message for each, after a first message that says that the engine has started. */
async function serve(owner: MessagePort): Promise<void> {
  const answerTo = await startEngine(workerData);
  owner.on('message', async (request: EngineRequest) => {
    const failed = (reason: unknown): EngineAnswer => ({ kind: 'failed', error: textOf(reason) });
    const answer = await answerTo(request).catch(failed);
    if (answer) owner.postMessage(answer);
  });
  owner.postMessage({ kind: 'started' });
}

if (!parentPort) throw new Error('The engine runs in a worker thread');
// Not awaited here: a module that is required has no `await` of its own. A failure ends the thread all the same.
void serve(parentPort);
