/** `npx tsx tools/winner/cli.ts <process> <url>`: finds winner and White Rabbit of an event anew, from its public log alone. */
import { readEventLog, unitsNamed, unitsUsage } from './read-log';
import { recomputeDraw } from './recompute-draw';
import { recomputeWinner } from './recompute-winner';

const [event, url, cu, gateway] = process.argv.slice(2);
if (!(event && url && URL.canParse(url))) {
  process.stderr.write(`Usage: npx tsx tools/winner/cli.ts <process> <url> [<compute unit> [<gateway>]]

Reads the log of an event from a scheduler unit, and the outcome of each message from a compute unit, verifies the signatures
of the messages, finds the winner by rules of its own, and draws the White Rabbit again from the seed that the staff opened.
${unitsUsage}`);
  process.exitCode = 2;
} else {
  const units = unitsNamed(url, cu, gateway);
  const log = await readEventLog(units, event);
  const outcome = recomputeWinner(log);
  const draw = recomputeDraw(log);
  process.stdout.write(`${JSON.stringify({ ...outcome, draw }, undefined, 2)}\n`);
  if (outcome.contradictions.length + draw.contradictions.length > 0) process.exitCode = 1;
}
