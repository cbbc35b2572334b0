import { fileURLToPath } from 'node:url';
import { bundleLua } from '../aos/bundle/bundle-lua';

/** The rabbit process as one Lua source, to be sent as `Eval` by the owner of a process, also of a live one. */
export function rabbitSource(): string {
  return bundleLua(fileURLToPath(new URL('./src/main.lua', import.meta.url)));
}
