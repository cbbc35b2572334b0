import { readFile } from 'node:fs/promises';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import * as v from 'valibot';
import type { Storage } from '../data/storage';
import { writeFileSafely } from '../data/write-file';
import { processIdSchema } from '../ledger/ledger-records';
import { createDemoEvent, type DemoNetwork } from './demo-event';

const eventsSchema = v.array(
  v.object({ slug: v.string(), process: processIdSchema, name: v.string(), city: v.optional(v.string()) }),
);

export interface SeedOptions extends Omit<DemoNetwork, 'keyring'> {
  storage: Storage;
}

/** The events of a network: those it has, or the demo event, made now. A seed that was cut short is made anew. */
export async function seedEvents({ storage, ...network }: SeedOptions): Promise<EventEntry[]> {
  const file = storage.file('events.json');
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  if (kept) return v.parse(eventsSchema, JSON.parse(kept));
  const process = await createDemoEvent({ ...network, keyring: storage.keyring });
  const events = [{ slug: 'demo', process, name: 'Demo Garden Party', city: 'Singapore' }];
  if (file) await writeFileSafely(file, JSON.stringify(events));
  return events;
}
