/**
 * In this tree, a loader runs TypeScript in Node and marks named functions by `__name`. The bundler writes some of its own functions
 * into the area's entry, so their marks get there too.
 */
Reflect.set(globalThis, '__name', (value: unknown) => value);

export {};
