/** The Lua of the processes that this build can make, put here by the build (tools/build/tree-area-build.ts). */
declare const PROCESS_SOURCES: { arcade: string };

/** Returns the Lua of the arcade's process. It is large: load this module when it is needed. */
export const arcadeSource = (): string => PROCESS_SOURCES.arcade;
