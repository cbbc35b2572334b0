import AoLoader from '@permaweb/ao-loader';
import { roundDownToPage, roundUpToPage } from '../client/memory-pages';
import { memoryLimitBytes, stoppedClockMs, type WasmProgram } from '../client/wasm-program';

interface GasCounter extends WebAssembly.Exports {
  usegas: () => void;
  used: WebAssembly.Global<'i64'>;
}

/**
 * Adds up the gas of a metered program, which calls it in every block: the loader's own function takes most of the time of the
 * program. `(global (export "used") (mut i64) (i64.const 0))` and
 * `(func (export "usegas") (param i64) (global.set 0 (i64.add (global.get 0) (local.get 0))))`
 */
const gasCounter = new WebAssembly.Module(
  Buffer.from('AGFzbQEAAAABBQFgAX4AAwIBAAYGAX4BQgALBxECBHVzZWQDAAZ1c2VnYXMAAAoLAQkAIwAgAHwkAAs=', 'base64'),
);

/** Compiles a module, with a counter of its gas where the format says that it is metered. */
export function compileModule(bytes: Uint8Array<ArrayBuffer>, format: string): Promise<WebAssembly.Module> {
  // The loader replaces `compile` by a function with a second parameter, since units meter modules before they start them.
  const compile = WebAssembly.compile as (
    bytes: Uint8Array<ArrayBuffer>,
    options: { format: string },
  ) => Promise<WebAssembly.Module>;
  return compile(bytes, { format });
}

/** Starts the program, with the memory it was built with, by the published loader: what units of the network run. */
export async function createWasmInstance(module: WebAssembly.Module, format: string): Promise<WasmProgram> {
  const { usegas, used } = new WebAssembly.Instance(gasCounter).exports as GasCounter;
  let started: { exports: WebAssembly.Exports; resizeHeap: (bytes: bigint) => unknown } | undefined;
  const instantiate = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const resizeHeap = limitMemory(imports);
    stopClock(imports);
    Object.assign(imports.metering ?? {}, { usegas });
    void WebAssembly.instantiate(module, imports).then((instance) => {
      started = { exports: instance.exports, resizeHeap };
      done(instance);
    });
    return {};
  };
  const handle = await withOwnGlobals(() => AoLoader(instantiate, { format, UNSAFE_MEMORY: true }));
  if (!started) throw new Error('The module did not start');
  const { exports, resizeHeap } = started;
  const memory = () => memoryOf(exports).buffer;
  const stackEnd = roundUpToPage(callForNumber(exports, 'emscripten_stack_get_end'));
  const stackBase = roundDownToPage(callForNumber(exports, 'emscripten_stack_get_base'));
  return {
    handle: async (message, env) => {
      used.value = 0n;
      const result = await withOwnGlobals(() => handle(null, message, env));
      return { ...result, GasUsed: Number(used.value) };
    },
    memory,
    stateRanges: () => [
      { start: 0, end: stackEnd },
      { start: stackBase, end: roundUpToPage(callForNumber(exports, 'sbrk', 0n)) },
    ],
    growTo: (bytes) => {
      if (memory().byteLength < bytes) resizeHeap(BigInt(bytes));
    },
  };
}

/** Puts a limit on the program's own way to get more memory, which would otherwise take all of the machine's. */
function limitMemory(imports: WebAssembly.Imports): (bytes: bigint) => unknown {
  const grow = imports.env?.emscripten_resize_heap;
  if (typeof grow !== 'function') throw new Error('The module has no way to grow its memory');
  const limited = (bytes: bigint) => bytes <= memoryLimitBytes && grow(bytes);
  Object.assign(imports.env ?? {}, { emscripten_resize_heap: limited });
  return limited;
}

function stopClock(imports: WebAssembly.Imports): void {
  Object.assign(imports.env ?? {}, { emscripten_date_now: () => stoppedClockMs });
}

/** The loader replaces these while it evaluates and forgets to put them back when it throws. */
export async function withOwnGlobals<T>(run: () => Promise<T>): Promise<T> {
  const { random } = Math;
  const { now } = Date;
  const { log } = console;
  try {
    return await run();
  } finally {
    Math.random = random;
    Date.now = now;
    console.log = log;
  }
}

function memoryOf(exports: WebAssembly.Exports): WebAssembly.Memory {
  if (exports.memory instanceof WebAssembly.Memory) return exports.memory;
  throw new Error('The module exports no memory');
}

function callForNumber(exports: WebAssembly.Exports, name: string, ...args: readonly bigint[]): number {
  const call = exports[name];
  if (typeof call !== 'function') throw new Error(`The module does not export ${name}`);
  return Number(call(...args));
}
