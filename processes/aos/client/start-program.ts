import { roundDownToPage, roundUpToPage } from './memory-pages';
import { type ProgramCalls, programCalls } from './program-calls';
import { programPause } from './program-pause';
import { growHeap, systemCalls } from './system-calls';
import type { WasmProgram } from './wasm-program';

/** The marks that the published loader writes at the stack's end and at address 0, where a wrong program would overwrite them. */
const stackMarks = [34_821_223, 2_310_721_022] as const;
const zeroMark = 1_668_509_029;

/**
 * Starts the aos program with the memory it was built with: a small loader for the one module format of aos today, in
 * browsers and in Node. It evaluates no text as code and changes no globals, which the published loader does.
 */
export async function startProgram(module: WebAssembly.Module): Promise<WasmProgram> {
  let started: ProgramCalls | undefined;
  const program = () => {
    if (started) return started;
    throw new Error('The module has not started');
  };
  const pause = programPause(program);
  const { exports } = await WebAssembly.instantiate(module, systemCalls(program, pause));
  started = programCalls(exports);
  const { call, memory } = started;
  const numberFrom = (name: string, ...args: readonly bigint[]) => Number(call(name, ...args));
  call('emscripten_stack_init');
  const end = numberFrom('emscripten_stack_get_end');
  const words = new DataView(memory().buffer);
  for (const [index, mark] of stackMarks.entries()) words.setUint32(end + 4 * index, mark, true);
  words.setUint32(0, zeroMark, true);
  call('__wasm_call_ctors');
  const stackEnd = roundUpToPage(end);
  const stackBase = roundDownToPage(numberFrom('emscripten_stack_get_base'));

  /** Puts a text, and the zero at its end, onto the stack. */
  const pushText = (text: string): bigint => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const address = numberFrom('_emscripten_stack_alloc', BigInt(bytes.length));
    new Uint8Array(memory().buffer).set(bytes, address);
    return BigInt(address);
  };
  const textAt = (address: number): string => {
    const bytes = new Uint8Array(memory().buffer);
    return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
  };
  return {
    handle: async (message, env) => {
      const stack = call('emscripten_stack_get_current');
      const args = [pushText(JSON.stringify(message)), pushText(JSON.stringify(env))];
      const answer = textAt(pause.run(() => numberFrom('handle', ...args)));
      call('_emscripten_stack_restore', BigInt(Number(stack)));
      const { ok, response } = JSON.parse(answer);
      if (!ok) throw new Error(String(response));
      return response;
    },
    memory: () => memory().buffer,
    stateRanges: () => [
      { start: 0, end: stackEnd },
      { start: stackBase, end: roundUpToPage(numberFrom('sbrk', 0n)) },
    ],
    growTo: (bytes) => {
      if (memory().buffer.byteLength < bytes) growHeap(memory(), bytes);
    },
  };
}
