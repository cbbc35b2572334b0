/** Runs a network in a process of its own, with the options given as JSON; says its URL on a line. */
import { startLocalnet } from '../start-localnet';

const { url } = await startLocalnet(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`runs at ${url}\n`);
