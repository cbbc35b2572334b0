/** A module that has nothing but a memory of 64 bits. */
const emptyModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 4, 0]);

/** Returns true when this browser runs programs with 64-bit memory, as aos is one. */
export const hasMemory64 = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(emptyModule);
