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

/** A value that this browser keeps over reloads; another shape counts as none. */
function kept<T>(name: string, schema: v.GenericSchema<unknown, T>) {
  const keyOf = (process: string) => `rainbow-rabbit.minibuild.${name}.${process}`;
  return {
    read(process: string): T | undefined {
      try {
        const value = v.safeParse(schema, JSON.parse(localStorage.getItem(keyOf(process)) ?? 'null'));
        return value.success ? value.output : undefined;
      } catch {
        return undefined;
      }
    },
    write(process: string, value: T | undefined): void {
      try {
        if (value === undefined) localStorage.removeItem(keyOf(process));
        else localStorage.setItem(keyOf(process), JSON.stringify(value));
      } catch {
        // A browser that keeps nothing has the draft for as long as the page.
      }
    },
  };
}

/** The texts of the entry that is being made for a contest. */
export const keptDraft = kept<EntryDraft>('entry', entryDraftSchema);

type KeptFile = ReturnType<typeof kept<StoredFile>>;

/** The upload of its work by kind, written as it happens: a page that is closed meanwhile goes on from there. */
export const keptFiles: Readonly<Record<WorkKind, KeptFile>> = {
  picture: kept('file', fileSchema),
  text: kept('text-file', fileSchema),
};
