import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { LiveState } from '../client/live-state';
import { aosEnvironment, aosMessage, bootMessage, ensureAosModule } from '../index';
import { stateFingerprint } from './fingerprint';
import { sharedMemory } from './shared-memory';
import { createWasmInstance } from './wasm-instance';

const env = aosEnvironment({ process: 'p'.repeat(43), owner: 'o'.repeat(43), module: 'm'.repeat(43) });

/** Evaluates the same messages in a fresh program while the machine's clock is stopped at a time. */
async function fingerprintAt(time: number): Promise<string> {
  setFlagsFromString('--experimental-wasm-memory64');
  const { file, format } = await ensureAosModule();
  const module = await WebAssembly.compile(await readFile(file));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(time);
  const timer = jest.spyOn(performance, 'now').mockReturnValue(time % 1e6);
  try {
    const live = await LiveState.start({
      newProgram: () => createWasmInstance(module, format),
      memory: sharedMemory,
    });
    const code = 'T = {}; for i = 1, 1000 do T["k" .. i] = { i } end; T.k3 = nil';
    const change = { Id: '1'.repeat(43), Tags: [{ name: 'Action', value: 'Eval' }], Data: code, Nonce: 1 };
    for (const message of [bootMessage(env), aosMessage(env, change)]) {
      await live.handle(message, env);
      live.keep();
    }
    return stateFingerprint(live);
  } finally {
    clock.mockRestore();
    timer.mockRestore();
  }
}

it('comes to the same state from the same messages, whatever the clock of the machine says', async () => {
  expect(await fingerprintAt(1_700_000_000_000)).toBe(await fingerprintAt(1_800_000_123_456));
});
