/** The newest released Lua of the processes that this build can make, put here by the build (tools/build/tree-area-build.ts). */
declare const PROCESS_RELEASES: { token: string };

/** Returns the Lua of a token's process. It is large: load this module when it is needed. */
export const tokenCode = (): string => PROCESS_RELEASES.token;
