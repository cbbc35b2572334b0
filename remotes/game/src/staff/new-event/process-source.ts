/** The Lua of the processes that this build can make, put here by the build (tools/build/area-build.ts). */
declare const PROCESS_SOURCES: { rabbit: string };

/** Returns the Lua of the event game's process. It is large: load this module when it is needed. */
export const rabbitSource = (): string => PROCESS_SOURCES.rabbit;
