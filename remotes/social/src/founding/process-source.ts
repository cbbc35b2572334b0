/** The Lua of the processes that this build can make, put here by the build (tools/build/tree-area-build.ts). */
declare const PROCESS_SOURCES: { community: string };

/** Returns the Lua of the community's process. It is large: load this module when it is needed. */
export const communitySource = (): string => PROCESS_SOURCES.community;
