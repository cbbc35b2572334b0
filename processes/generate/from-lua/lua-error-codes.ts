/** A code that a Lua process refuses messages with. */
export interface LuaErrorCode {
  /** `scan.stale` */
  code: string;
  /** The comment beside it. */
  comment?: string;
}

/** Reads the catalogue of codes in an `errors.lua`: one `'family.name',` a line, with a comment beside it or none. */
export function luaErrorCodes(source: string): LuaErrorCode[] {
  return [...source.matchAll(/^\s+'([a-z][a-z-]*(?:\.[a-z-]+)+)',(?: *-- *(.+))?$/gm)].map(
    ([, code = '', comment]) => ({ code, comment }),
  );
}
