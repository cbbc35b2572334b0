import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type KeptValue, writtenTexts } from '../../kept';
import { type KeptBatch, nextTicket, withShown } from './kept-batch.domain';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    tickets: 'tickets.not-kept';
  }
}

/** The batches for one process that were made in this browser. */
interface BatchPlace {
  process: ProcessId;
  store: KeptValue<KeptBatch[]>;
}

const alone = <T>(process: ProcessId, task: () => T): Promise<T> =>
  oneTabAlone(`rainbow-rabbit.staff-tickets.${process}`, async () => task());

/** Returns true when this browser has really written a batch down. */
const isWritten = ({ root }: KeptBatch) => writtenTexts().some((text) => text.includes(root));

/**
 * Keeps a batch before anybody else learns of it.
 * @throws AppError `tickets.not-kept` when this browser can't: its codes would be lost with the page
 */
export async function keepBatch({ process, store }: BatchPlace, batch: KeptBatch): Promise<void> {
  await alone(process, () => {
    const others = (store.read() ?? []).filter(({ root }) => root !== batch.root);
    store.write([...others, batch]);
  });
  if (isWritten(batch)) return;
  await dropBatch({ process, store }, batch.root);
  throw new AppError('tickets.not-kept');
}

/** Changes one kept batch; other tabs change it before or after. */
export function changeBatch(
  { process, store }: BatchPlace,
  root: string,
  change: (batch: KeptBatch) => KeptBatch,
): Promise<void> {
  return alone(process, () => {
    store.write((store.read() ?? []).map((one) => (one.root === root ? change(one) : one)));
  });
}

/** Forgets a batch with its codes. */
export function dropBatch({ process, store }: BatchPlace, root: string): Promise<void> {
  return alone(process, () => store.write((store.read() ?? []).filter((one) => one.root !== root)));
}

/**
 * Takes the next ticket of a batch to show it: once, whatever tab asks, because it counts as shown before it is.
 * @param bits the tickets that were used, as the process gives them
 * @returns its index; undefined when none is left
 */
export function takeTicket(
  { process, store }: BatchPlace,
  root: string,
  bits?: Uint8Array,
): Promise<number | undefined> {
  return alone(process, () => {
    const all = store.read() ?? [];
    const batch = all.find((one) => one.root === root);
    const index = batch && nextTicket(batch, bits);
    if (index === undefined) return undefined;
    store.write(all.map((one) => (one.root === root ? withShown(one, index) : one)));
    return index;
  });
}
