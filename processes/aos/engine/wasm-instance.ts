import AoLoader from '@permaweb/ao-loader';
import type { AosEnvironment, AosMessage } from '../message';
import { type MemoryRange, roundDownToPage, roundUpToPage } from './pages';

/** A process that wants more gets an error from its allocator. The module allows 512 MiB and grows by a fifth. */
const memoryLimitBytes = 400 * 1024 ** 2;

/** One live aos program with its memory. */
export interface WasmInstance {
  /** Evaluates a message in place: memory stays as the program left it. @throws on a trap */
  handle(message: AosMessage, env: AosEnvironment): Promise<unknown>;
  memory(): ArrayBuffer;
  /** The parts of memory that hold state: all but the stack (empty between two calls), up to the heap's top. */
  stateRanges(): readonly MemoryRange[];
  /** Makes room for a memory of that many bytes. */
  growTo(bytes: number): void;
}

/** Compiles a module, with a counter of its gas where the format says that it is metered. */
export function compileModule(bytes: Uint8Array<ArrayBuffer>, format: string): Promise<WebAssembly.Module> {
  // The loader replaces `compile` by one that has a second parameter, since units meter modules before they start them.
  const compile = WebAssembly.compile as (
    bytes: Uint8Array<ArrayBuffer>,
    options: { format: string },
  ) => Promise<WebAssembly.Module>;
  return compile(bytes, { format });
}

/** Starts the program with the memory it was built with. */
export async function createWasmInstance(module: WebAssembly.Module, format: string): Promise<WasmInstance> {
  let started: { exports: WebAssembly.Exports; resizeHeap: (bytes: bigint) => unknown } | undefined;
  const instantiate = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const resizeHeap = limitMemory(imports);
    stopClock(imports);
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
    handle: (message, env) => withOwnGlobals(() => handle(null, message, env)),
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

/**
 * Lua seeds its hashes, and so the order of `pairs`, from the clock: with a clock that stands still, as the loader's
 * own does in its first second, the same messages give the same state in every run. Time comes from messages.
 */
function stopClock(imports: WebAssembly.Imports): void {
  Object.assign(imports.env ?? {}, { emscripten_date_now: () => 10_000 });
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
