import { type CalendarDate, dateOf, formatDate, secondsOf } from './calendar';
import { growMemory, type ProgramCalls } from './program-calls';
import type { ProgramPause } from './program-pause';
import { memoryLimitBytes, stoppedClockMs } from './wasm-program';

/** The error numbers of WASI that the program gets. */
const errors = { badDescriptor: 8, invalid: 28, noEntry: 44, notSupported: 52, notSeekable: 70 } as const;

const isStandardStream = (descriptor: number) => descriptor >= 0 && descriptor <= 2;

/** The places of the fields of C's `struct tm`, in words of four bytes. */
const dateWords = ['second', 'minute', 'hour', 'day', 'month', 'year', 'weekday', 'yearDay'] as const;
const isSummerTimeWord = 8;
/** The places of its offset from UTC and of the address of its zone's name, in bytes. */
const offsetBytes = 40;
const zoneBytes = 48;

/** The request of a terminal's size (`TIOCGWINSZ`), by which C decides how it buffers its output. */
const windowSizeRequest = 21_523;
const windowSize = { rows: 24, columns: 80 } as const;
const readFlagsCommand = 3;

const growthPerRequest = 100_663_296;
const pageBytes = 65_536;

/**
 * The functions that the aos module asks its host for (format `wasm64-unknown-emscripten-draft_2024_02_15`), as the published
 * loader gives them, so that the same messages leave the same memory behind. Here, the program has no files, no environment,
 * no clock that moves, no data of the storage network, and every date is in UTC.
 * @param program the functions of the program itself, once it has started
 * @param pause the stop of the program where it asks for stored data
 */
export function systemCalls(program: () => ProgramCalls, pause: ProgramPause): WebAssembly.Imports {
  const bytes = () => new DataView(program().memory().buffer);
  const text = (address: bigint) => {
    const all = new Uint8Array(program().memory().buffer);
    const start = Number(address);
    return new TextDecoder().decode(all.subarray(start, all.indexOf(0, start)));
  };
  const writeDate = (date: CalendarDate, address: number) => {
    for (const [index, field] of dateWords.entries()) {
      bytes().setInt32(address + index * 4, date[field], true);
    }
  };
  const readDate = (address: number): CalendarDate => {
    const field = (name: (typeof dateWords)[number]) =>
      bytes().getInt32(address + dateWords.indexOf(name) * 4, true);
    return {
      second: field('second'),
      minute: field('minute'),
      hour: field('hour'),
      day: field('day'),
      month: field('month'),
      year: field('year'),
      weekday: field('weekday'),
      yearDay: field('yearDay'),
    };
  };
  const noFile = () => -errors.noEntry;
  const noData = () => {
    throw new Error('No data of the storage network is here');
  };
  const env = {
    // Lua's errors: a number that is thrown is a jump, and `setThrew` notifies the caller.
    invoke_vjj: (index: bigint, first: bigint, second: bigint) => {
      const { call } = program();
      const stack = Number(call('emscripten_stack_get_current'));
      try {
        call('dynCall_vjj', Number(index), first, second);
      } catch (reason) {
        call('_emscripten_stack_restore', BigInt(stack));
        if (typeof reason !== 'number') throw reason;
        call('setThrew', 1n, 0);
      }
    },
    _emscripten_throw_longjmp: () => {
      throw Number.POSITIVE_INFINITY;
    },
    exit: (status: number) => {
      throw new Error(`The program ended with status ${status}`);
    },
    _abort_js: () => {
      throw new Error('The program gave up');
    },
    emscripten_date_now: () => stoppedClockMs,
    _emscripten_get_now_is_monotonic: () => 1,
    _emscripten_memcpy_js: (to: bigint, from: bigint, length: bigint) => {
      const all = new Uint8Array(program().memory().buffer);
      all.copyWithin(Number(to), Number(from), Number(from + length));
    },
    emscripten_resize_heap: (requested: bigint) => Number(growHeap(program().memory(), Number(requested))),
    _emscripten_system: (command: bigint) => (command === 0n ? 0 : -errors.notSupported),
    _gmtime_js: (time: bigint, address: bigint) => writeDate(dateOf(Number(time)), Number(address)),
    _localtime_js: (time: bigint, address: bigint) => {
      writeDate(dateOf(Number(time)), Number(address));
      bytes().setBigInt64(Number(address) + offsetBytes, 0n, true);
      bytes().setInt32(Number(address) + isSummerTimeWord * 4, 0, true);
    },
    _mktime_js: (address: bigint) => {
      const seconds = secondsOf(readDate(Number(address)));
      if (Number.isNaN(seconds)) return -1n;
      writeDate(dateOf(seconds), Number(address));
      if (bytes().getInt32(Number(address) + isSummerTimeWord * 4, true) < 0) {
        bytes().setInt32(Number(address) + isSummerTimeWord * 4, 0, true);
      }
      return BigInt(seconds);
    },
    _tzset_js: (offset: bigint, hasSummerTime: bigint, standardName: bigint, summerName: bigint) => {
      bytes().setBigUint64(Number(offset), 0n, true);
      bytes().setInt32(Number(hasSummerTime), 0, true);
      const all = new Uint8Array(program().memory().buffer);
      for (const name of [standardName, summerName]) all.set(new TextEncoder().encode('UTC\0'), Number(name));
    },
    strftime: (to: bigint, size: bigint, pattern: bigint, date: bigint) => {
      const zone = bytes().getBigUint64(Number(date) + zoneBytes, true);
      const formatted = formatDate(text(pattern), readDate(Number(date)), zone === 0n ? '' : text(zone));
      const written = new TextEncoder().encode(`${formatted}\0`);
      if (written.length > Number(size)) return 0n;
      new Uint8Array(program().memory().buffer).set(written, Number(to));
      return BigInt(written.length - 1);
    },
    __syscall_fcntl64: (descriptor: number, command: number) => {
      if (!isStandardStream(descriptor)) return -errors.badDescriptor;
      if (command === readFlagsCommand) return descriptor === 0 ? 0 : 1;
      return -errors.invalid;
    },
    __syscall_ioctl: (descriptor: number, request: number, args: bigint) => {
      if (!isStandardStream(descriptor)) return -errors.badDescriptor;
      if (request !== windowSizeRequest) return -errors.invalid;
      if (descriptor === 2) return 0;
      const address = Number(bytes().getBigUint64(Number(args), true));
      bytes().setInt16(address, windowSize.rows, true);
      bytes().setInt16(address + 2, windowSize.columns, true);
      return 0;
    },
    __syscall_dup3: () => -errors.badDescriptor,
    __syscall_openat: noFile,
    __syscall_readlinkat: noFile,
    __syscall_renameat: noFile,
    __syscall_rmdir: noFile,
    __syscall_unlinkat: noFile,
    __asyncjs__weavedrive_open: () => pause.enter(),
    __asyncjs__weavedrive_read: noData,
    __asyncjs__weavedrive_close: noData,
  };
  const writeNumber = (address: bigint, value: bigint) => bytes().setBigUint64(Number(address), value, true);
  const wasi_snapshot_preview1 = {
    environ_get: () => 0,
    environ_sizes_get: (count: bigint, size: bigint) => {
      writeNumber(count, 0n);
      writeNumber(size, 0n);
      return 0;
    },
    fd_close: (descriptor: number) => (isStandardStream(descriptor) ? 0 : errors.badDescriptor),
    fd_read: (descriptor: number, _list: bigint, _count: bigint, read: bigint) => {
      if (!isStandardStream(descriptor)) return errors.badDescriptor;
      writeNumber(read, 0n);
      return 0;
    },
    fd_seek: (descriptor: number) =>
      isStandardStream(descriptor) ? errors.notSeekable : errors.badDescriptor,
    fd_write: (descriptor: number, list: bigint, count: bigint, written: bigint) => {
      if (!isStandardStream(descriptor)) return errors.badDescriptor;
      let sum = 0n;
      for (let index = 0n; index < count; index += 1n) {
        sum += bytes().getBigUint64(Number(list + index * 16n + 8n), true);
      }
      writeNumber(written, sum);
      return 0;
    },
  };
  return { env, wasi_snapshot_preview1 };
}

/** Makes room as the published loader does: more than was asked for, and less of that where the machine refuses. */
export function growHeap(memory: WebAssembly.Memory, requestedBytes: number): boolean {
  if (requestedBytes > memoryLimitBytes) return false;
  const before = memory.buffer.byteLength;
  for (const share of [0.2, 0.1, 0.05]) {
    const generous = Math.min(before * (1 + share), requestedBytes + growthPerRequest);
    const bytes = Math.ceil(Math.max(requestedBytes, generous) / pageBytes) * pageBytes;
    try {
      growMemory(memory, (bytes - before) / pageBytes);
      return true;
    } catch {
      // The machine has less; the next try asks for less.
    }
  }
  return false;
}
