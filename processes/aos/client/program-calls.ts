/** The functions that a program exports, by name; numbers and big integers go in and out as WebAssembly passes them. */
export interface ProgramCalls {
  call(name: string, ...args: readonly (number | bigint)[]): unknown;
  memory(): WebAssembly.Memory;
}

/** Reaches what an instance exports. @throws Error from a call of what it doesn't export */
export function programCalls(exports: WebAssembly.Exports): ProgramCalls {
  return {
    call: (name, ...args) => {
      const found = exports[name];
      if (typeof found !== 'function') throw new Error(`The module does not export ${name}`);
      return found(...args);
    },
    memory: () => {
      if (exports.memory instanceof WebAssembly.Memory) return exports.memory;
      throw new Error('The module exports no memory');
    },
  };
}

/** Adds pages to a memory of 64 bits: engines of the final standard take a big integer, earlier ones a number. */
export function growMemory(memory: WebAssembly.Memory, pages: number): void {
  try {
    Reflect.apply(memory.grow, memory, [BigInt(pages)]);
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    memory.grow(pages);
  }
}
