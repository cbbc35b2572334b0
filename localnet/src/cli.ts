import { ticketText } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import QRCode from 'qrcode';
import { readCommand, usage } from './options';
import { demoTickets } from './seed/demo-tickets';
import { type Localnet, startLocalnet } from './start-localnet';

/** Runs a local network until a signal stops it. @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command.kind === 'help') {
    console.log(usage);
    return 0;
  }
  if (command.kind === 'mistake') {
    console.error(`${command.message}\n\n${usage}`);
    return 2;
  }
  const stopped = new Promise<'stopped'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve('stopped'));
  });
  console.log('Rainbow Rabbit is starting');
  try {
    const localnet = await Promise.race([startLocalnet(command.options), stopped]);
    // Stopped during the start: the next start makes anew what is incomplete.
    if (localnet === 'stopped') return 0;
    console.log(`Rainbow Rabbit runs at ${localnet.url}`);
    if (command.options.app) printPages(localnet);
    if (command.options.lan) await invitePhones(localnet.url);
    await stopped;
    await localnet.stop();
    return 0;
  } catch (reason) {
    console.error(
      `The local network can not start: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
    return 1;
  }
}

/** Prints the pages of the served app that people open first. */
function printPages({ url, events, community, processes }: Localnet): void {
  const games = events.map(({ slug }) => ['a player', `rabbit/${slug}`] as const);
  const pages = [
    ...games,
    ['the wall, for a screen in the hall', 'vibe'],
    ['an arcade', 'social/singapore/games'],
    ['a contest', 'mini-build'],
    ['the toolbox', 'mini-build/utils'],
    ...ticketsFor(processes?.arcade, 'social/singapore/games').map(
      (route) => ['a ticket of the arcade, once', route] as const,
    ),
    ...ticketsFor(processes?.minibuild, 'mini-build/signup').map(
      (route) => ['a ticket of the contest, once', route] as const,
    ),
    ...ticketsFor(community, 'social/claim').map(
      (route) => ['a ticket of the communities, once', route] as const,
    ),
  ];
  for (const [what, route] of pages) console.log(`  ${url}#/${route}  ${what}`);
}

/** Returns the routes of some tickets of a demo process that its own people have left over. */
function ticketsFor(process: ProcessId | undefined, page: string): string[] {
  if (!process) return [];
  const { tickets } = demoTickets(process);
  return tickets.slice(-3).map((ticket) => `${page}?t=${ticketText(ticket)}`);
}

async function invitePhones(url: string): Promise<void> {
  console.log(await QRCode.toString(url, { type: 'terminal', small: true }));
  console.log(
    'Scan this with a phone in the same network. Its browser warns once, because this machine made the',
  );
  console.log('certificate itself: choose to go on.');
}

process.exit(await main(process.argv.slice(2)));
