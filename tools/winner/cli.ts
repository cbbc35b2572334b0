/** `npx tsx tools/winner/cli.ts <process> <url>`: finds the winner of an event anew, from its public log alone. */
import { readEventLog, unitsOfLocalNetwork } from './read-log';
import { recomputeWinner } from './recompute-winner';

const [event, url, cu, gateway] = process.argv.slice(2);
if (!(event && url && URL.canParse(url))) {
  process.stderr.write(`Usage: npx tsx tools/winner/cli.ts <process> <url> [<compute unit> [<gateway>]]

Reads the log of an event from a scheduler unit, and the outcome of each message from a compute unit, verifies the signatures
of the messages, and finds the winner by rules of its own. <url> is that of a local network, or of a scheduler unit, if that of
a compute unit follows. The gateway serves messages that are no text.
`);
  process.exitCode = 2;
} else {
  const units = cu
    ? { su: new URL(url), cu: new URL(cu), gateway: gateway === undefined ? undefined : new URL(gateway) }
    : unitsOfLocalNetwork(url);
  const outcome = recomputeWinner(await readEventLog(units, event));
  process.stdout.write(`${JSON.stringify(outcome, undefined, 2)}\n`);
  if (outcome.contradictions.length > 0) process.exitCode = 1;
}
