/** `npx tsx tools/contest/cli.ts <process> <url>`: counts a contest again from its public log alone, and compares. */
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createPublishedAoClient } from '../command-line/published-ao-client';
import { readEventLog, unitsNamed, unitsUsage } from '../winner/read-log';
import { differences, publishedRows } from './published';
import { recountContest } from './recount';

const [contest, url, cu, gateway] = process.argv.slice(2);
if (!(contest && url && URL.canParse(url))) {
  process.stderr.write(`Usage: npx tsx tools/contest/cli.ts <process> <url> [<compute unit> [<gateway>]]

Reads the log of a contest from a scheduler unit, and the outcome of each message from a compute unit, verifies the signatures
of the messages, counts ballots and scores by rules of its own, and compares the places with those that the process published.
${unitsUsage}`);
  process.exitCode = 2;
} else {
  const units = unitsNamed(url, cu, gateway);
  const recount = recountContest(await readEventLog(units, contest));
  const ao = createPublishedAoClient({ mu: new URL('mu', url).href, cu: units.cu.href.replace(/\/$/, '') });
  const published = await publishedRows({ ao, process: contest as ProcessId });
  const found = recount.isPublished ? differences(published, recount.rows) : [];
  const contradictions = [...recount.contradictions, ...found];
  process.stdout.write(`${JSON.stringify({ ...recount, contradictions }, undefined, 2)}\n`);
  if (contradictions.length > 0) process.exitCode = 1;
}
