import type { ProgramCalls } from './program-calls';

/** The room that the program gets to put its stack away, in bytes, and its header: two addresses and a number. */
const roomBytes = 41_943_040;
const headerBytes = 24;

/** A stop in the middle of the program, as `asyncify` of Emscripten makes it. */
export interface ProgramPause {
  /** Called by the program: leaves it the first time, and returns 0 to it when it comes here again. */
  enter(): number;
  /** Calls the program until it doesn't stop any more. */
  run<T>(call: () => T): T;
}

/**
 * Stops and goes on at once. Stored data is asked for in this way: the published loader waits there, although it has none to
 * give, and what the program puts away remains in its memory. So the same has to happen here for the same memory.
 * @param program the functions of the program, once it has started
 */
export function programPause(program: () => ProgramCalls): ProgramPause {
  let room: bigint | undefined;
  let isGoingOn = false;
  return {
    enter: () => {
      const { call, memory } = program();
      if (isGoingOn) {
        isGoingOn = false;
        call('asyncify_stop_rewind');
        call('free', room ?? 0n);
        room = undefined;
        return 0;
      }
      room = BigInt(Number(call('malloc', BigInt(headerBytes + roomBytes))));
      const header = new DataView(memory().buffer, Number(room));
      header.setBigUint64(0, room + BigInt(headerBytes), true);
      header.setBigUint64(8, room + BigInt(headerBytes + roomBytes), true);
      header.setInt32(16, 0, true);
      call('asyncify_start_unwind', room);
      return 0;
    },
    run: (callProgram) => {
      const { call } = program();
      let result = callProgram();
      while (room !== undefined) {
        call('asyncify_stop_unwind');
        call('asyncify_start_rewind', room);
        isGoingOn = true;
        result = callProgram();
      }
      return result;
    },
  };
}
