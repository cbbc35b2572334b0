import type { MemoryRange } from './memory-pages';
import type { AosEnvironment, AosMessage } from './message';

/** One live aos program with its memory. */
export interface WasmProgram {
  /** Evaluates a message in place: memory stays as the program left it. @throws on a trap */
  handle(message: AosMessage, env: AosEnvironment): Promise<unknown>;
  memory(): ArrayBuffer;
  /** The parts of memory that hold state: all but the stack (empty between two calls), up to the heap's top. */
  stateRanges(): readonly MemoryRange[];
  /** Makes room for a memory of that many bytes. */
  growTo(bytes: number): void;
}

/** A process that wants more gets an error from its allocator. The module allows 512 MiB and grows by a fifth. */
export const memoryLimitBytes = 400 * 1024 ** 2;

/**
 * The time of the program's clock, in Unix milliseconds. Lua seeds its hashes, and so the order of `pairs`, from the clock:
 * with a stopped clock, as the published loader's own is in its first second, the same messages give the same
 * state in every run. Time comes from messages.
 */
export const stoppedClockMs = 10_000;
