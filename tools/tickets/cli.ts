/** `npm run tickets -- …`: makes a batch of tickets for an event, and the sheet to print. */
import { callerFolder, ownTerminal } from '../command-line/terminal';
import { runTickets } from './run-tickets';

process.exitCode = await runTickets(process.argv.slice(2), callerFolder(), ownTerminal);
