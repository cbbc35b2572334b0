import { setImmediate } from 'node:timers/promises';
import { bundleAndSignData, createData } from 'arbundles';
import type { AppFile } from './app-files';
import { fileKey } from './plan-publication';
import type { PublisherKey } from './publisher-key';

/** Signed data items with their ids by `fileKey`. */
export interface SignedFiles {
  items: ReturnType<typeof createData>[];
  ids: ReadonlyMap<string, string>;
}

/** Makes a signed data item of each file (ANS-104). */
export async function signFiles(files: readonly AppFile[], key: PublisherKey): Promise<SignedFiles> {
  const items: SignedFiles['items'] = [];
  const ids = new Map<string, string>();
  for (const file of files) {
    const tags = [
      { name: 'Content-Type', value: file.type },
      { name: 'App-Name', value: 'Rainbow Rabbit' },
      { name: 'File-Hash', value: file.hash },
    ];
    const item = createData(file.bytes, key.items, { tags });
    await item.sign(key.items);
    // Signing holds up everything else: connections that the gateway has closed meanwhile must be noticed.
    await setImmediate();
    items.push(item);
    ids.set(fileKey(file), item.id);
  }
  return { items, ids };
}

/** The tags of a transaction whose data is a bundle. */
export const bundleTags = [
  { name: 'Bundle-Format', value: 'binary' },
  { name: 'Bundle-Version', value: '2.0.0' },
  { name: 'App-Name', value: 'Rainbow Rabbit' },
];

/** Returns the bytes of a bundle of items. */
export async function bundleOf(items: SignedFiles['items'], key: PublisherKey): Promise<Uint8Array> {
  return (await bundleAndSignData(items, key.items)).getRaw();
}
