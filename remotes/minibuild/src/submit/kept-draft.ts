import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';
import { type EntryDraft, entryDraftSchema } from './domain/entry-draft';
import type { WorkKind } from './stored-work';

const fileSchema = v.object({
  id: v.string(),
  dataRoot: v.string(),
  sha256: v.string(),
  type: v.string(),
  bytes: v.number(),
  /** True once the gateway has all of it. */
  isWhole: v.boolean(),
});

/** A work that is on its way to the storage network, or there. */
export type StoredFile = v.InferOutput<typeof fileSchema>;

/** The texts of the entry that is being made for a contest. */
export const keptDraft = (process: string): KeptValue<EntryDraft> =>
  keptValue(['minibuild', 'entry', process], entryDraftSchema);

const fileNames = { picture: 'file', text: 'text-file' } as const;

/** The upload of its work of a kind, written as it happens: a page that is closed meanwhile goes on from there. */
export const keptFile = (kind: WorkKind, process: string): KeptValue<StoredFile> =>
  keptValue(['minibuild', fileNames[kind], process], fileSchema);
