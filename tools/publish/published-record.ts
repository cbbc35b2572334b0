import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseUploadState, type UploadState } from '@rainbow-rabbit/shared/gateway';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const recordSchema = v.object({
  /** Ids of what is stored, by `fileKey`. */
  items: v.record(v.string(), id),
  /** The app that was published last. */
  app: v.optional(id),
});

const unfinishedSchema = v.object({ ...recordSchema.entries, app: id, state: v.unknown() });

/** The items that were published with one wallet through one gateway. It holds no secret. */
export type PublicationRecord = v.InferOutput<typeof recordSchema>;

/** An upload that has begun, with what it adds to the record. Its signatures can't be made again: the bytes are kept. */
export interface UnfinishedUpload extends PublicationRecord {
  app: string;
  state: UploadState;
}

/** The files of a record. Each is replaced in one step, so that a killed run leaves the old one or the new one. */
export class RecordFolder {
  /** Where the files are. */
  readonly folder: string;

  constructor(folder: string, gateway: string, address: string) {
    this.folder = path.join(folder, new URL(gateway).host.replace(/[^\w.-]/g, '_'), address);
  }

  /** @throws Error when the record was changed by hand and is now invalid */
  read(): PublicationRecord {
    return this.#parsed('published.json', recordSchema) ?? { items: {} };
  }

  write(record: PublicationRecord): void {
    this.#replace('published.json', JSON.stringify(record, null, 1));
  }

  /** The upload that a run left, with its data; undefined when it finished. */
  unfinished(): { upload: UnfinishedUpload; data: Uint8Array } | undefined {
    const found = this.#parsed('unfinished.json', unfinishedSchema);
    if (!found) return undefined;
    const data = readFileSync(path.join(this.folder, 'unfinished.bundle'));
    return { upload: { ...found, state: parseUploadState(found.state) }, data };
  }

  /** Keeps the data of an upload. The upload is unfinished from the time that `keepUpload` is called. */
  keepData(data: Uint8Array): void {
    this.#replace('unfinished.bundle', data);
  }

  keepUpload(upload: UnfinishedUpload): void {
    this.#replace('unfinished.json', JSON.stringify(upload));
  }

  /** Takes an upload that is through into the record. */
  finish({ items, app }: Pick<UnfinishedUpload, 'items' | 'app'>): void {
    this.write({ items: { ...this.read().items, ...items }, app });
    for (const name of ['unfinished.json', 'unfinished.bundle'])
      rmSync(path.join(this.folder, name), { force: true });
  }

  #parsed<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
    const file = path.join(this.folder, name);
    if (!existsSync(file)) return undefined;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
    if (parsed.success) return parsed.output;
    throw new Error(`${file} is damaged: mend it, or delete it and pay for everything again`);
  }

  #replace(name: string, content: string | Uint8Array): void {
    mkdirSync(this.folder, { recursive: true });
    const file = path.join(this.folder, name);
    writeFileSync(`${file}.new`, content, { flush: true });
    renameSync(`${file}.new`, file);
  }
}
