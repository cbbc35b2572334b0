import { readFile } from 'node:fs/promises';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { writeFileSafely } from '../data/write-file';
import { processIdSchema } from '../ledger/ledger-records';
import { createDemoArcade, linkDemoArcade } from './demo-arcade';
import type { SeedOptions } from './seed-events';

const arcadeSchema = v.object({ arcade: processIdSchema, community: v.optional(processIdSchema) });

/**
 * The arcade of a network: the one it has, or the demo arcade, made now. A seed that was cut short is made anew.
 * @param community gives the process that gets the arcade's points, if there is one
 * @returns its process
 */
export async function seedArcade(
  options: SeedOptions,
  community: Promise<ProcessId | undefined>,
): Promise<ProcessId> {
  const file = options.storage.file('arcade.json');
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  const keep = async (processes: v.InferOutput<typeof arcadeSchema>) => {
    if (file) await writeFileSafely(file, JSON.stringify(processes));
  };
  const place = { ...options, keyring: options.storage.keyring };
  const before = kept ? v.parse(arcadeSchema, JSON.parse(kept)) : undefined;
  const arcade = before?.arcade ?? (await createDemoArcade(place));
  if (!before) await keep({ arcade });
  const linked = await community;
  if (!linked || before?.community) return arcade;
  await linkDemoArcade({ arcade, community: linked }, place);
  await keep({ arcade, community: linked });
  return arcade;
}
