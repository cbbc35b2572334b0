import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTickets } from '@rainbow-rabbit/processes/admission/client';
import { admitTickets, maxBatches } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { type Address, createDataItem } from '@rainbow-rabbit/shared/arweave';
import { ticketSheet } from '../../parts/src/console/desk/ticket-sheet';
import { sheetFile } from '../../parts/src/console/printing/sheet-file';
import { readWalletFile } from '../../relay/src/wallet-file';
import { joiningLinkStart } from '../../remotes/game/src/staff/tickets/joining-link-start';
import type { TicketOptions } from './options';
import { type FoundEvent, readEvent } from './read-event';

type StaffSigner = ItemSigner & { address: Address };

/** Reads the wallet of a staff member. @throws Error without anything of the file's content */
async function staffSigner(file: string): Promise<StaffSigner> {
  const { address, signer } = await readWalletFile(file);
  return { address, signDataItem: async (item) => (await createDataItem(item, signer)).bytes };
}

/** Writes a file that only its owner may read. @throws Error when there is one already: its tickets may be in use */
async function writeSecret(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EEXIST'
        ? `${file} is there already: have its batch admitted, or delete it`
        : `${file} can't be written`,
    );
  });
}

function nextBatch({ info }: FoundEvent, signer: StaffSigner | undefined): number {
  if (info.phase === 'ended') throw new Error('The event has ended');
  if (info.batches >= maxBatches)
    throw new Error(`The event has ${maxBatches} batches, and can have no more`);
  if (signer && !info.staff.includes(signer.address)) {
    throw new Error(`${signer.address} is not on the staff of the event`);
  }
  return info.batches + 1;
}

/**
 * Makes a batch of tickets: writes its sheet, then has a staff member admit it or says how to. The sheet is written
 * first, so that no admitted ticket is ever lost.
 * @param print takes lines for the terminal; no secret is among them
 * @throws Error, or AppError of the process, that says what is wrong
 */
export async function makeBatch(options: TicketOptions, print: (line: string) => void): Promise<void> {
  const signer = options.keyfile === undefined ? undefined : await staffSigner(options.keyfile);
  const event = await readEvent(options.networkUrl, options.event);
  const { process, info, ao } = event;
  const { slug, name } = info;
  if (!(slug && name)) throw new Error('The event has no slug or name yet: configure it first');
  const batch = makeTickets({
    process,
    batch: nextBatch(event, signer),
    count: options.count,
    random: (bytes) => randomBytes(bytes),
  });
  const file = path.join(options.folder, `${slug}-batch-${batch.batch}.html`);
  const { locale, reason } = options;
  const linkStart = joiningLinkStart(options.appUrl, { slug, process, isUnlisted: !event.isListed });
  await writeSecret(file, sheetFile(ticketSheet({ kind: 'event', event: name, linkStart, batch, locale })));
  print(
    `${file} has ${options.count} tickets of batch ${batch.batch}. Whoever reads it can register: print it, then delete it.`,
  );
  const act = { batch: batch.batch, root: batch.root, count: options.count, reason };
  if (signer) {
    await admitTickets({ ao, process }, act, { signer });
    print(`Batch ${batch.batch} is admitted by ${signer.address}.`);
  } else {
    print('The tickets work once a staff member has signed and sent this message:');
    print(`  process: ${process}`);
    print('  tag Action: Admit');
    print(`  data: ${JSON.stringify(act)}`);
  }
  if (info.admission === 'open') {
    print(
      'The event is open: anybody can register without a ticket until Configure sets admission to tickets.',
    );
  }
}
