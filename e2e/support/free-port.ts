import { isTaken } from '../../tools/run/port.mjs';

/** Below the ports that systems hand out, from 32,768 on: nothing else of this machine gets one by chance before it is used. */
const [first, count] = [20_000, 12_000];
let turn = process.pid * 31;

/** Returns a port of loopback that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (turn++ % count);
    if (!(await isTaken(port))) return port;
  }
}
