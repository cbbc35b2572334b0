import { sandboxLabel } from '@rainbow-rabbit/shared/arweave';
import { type AppFile, readAppFiles } from './app-files';
import { areaReleaseFiles } from './area-files';
import { signFiles } from './bundle-files';
import { offeredFiles } from './offered-files';
import type { PublishOptions } from './options';
import { pathManifestOf, pathsOfManifest } from './path-manifest-of';
import { fileKey, type PublishedPaths, planPublication } from './plan-publication';
import { withNetwork } from './published-network';
import { RecordFolder } from './published-record';
import { readPublisherKey } from './publisher-key';
import { readBack, readStored, type StoredReader } from './read-stored';
import { finishUpload, type UploadMeans, uploadBundle } from './upload-bundle';

/** The surroundings of a run: a terminal, and the network unless it is the real one. */
export type Surroundings = Pick<UploadMeans, 'print' | 'ask'> & Pick<StoredReader, 'fetch'>;

/**
 * Publishes the app, or one area of it: finishes an upload that was interrupted, sends what the gateway doesn't have, and reads
 * everything back.
 * @returns false when the cost was declined
 * @throws Error, or AppError of the gateway, that says what is wrong
 */
export async function publish(options: PublishOptions, surroundings: Surroundings): Promise<boolean> {
  const { gateway } = options;
  const key = await readPublisherKey(options.keyfile);
  const record = new RecordFolder(options.recordFolder, gateway, key.address);
  const means = { ...surroundings, gateway, record, isAgreed: options.isAgreed };
  await finishUpload(means);
  const { files, kept } = await wanted(options, record.read().app, means);
  const stored = await storedItems(files, means);
  const plan = planPublication(files, stored, kept);
  const signed = await signFiles(plan.missing, key);
  const manifest = pathManifestOf(plan.paths(signed.ids));
  const known = await storedItems([manifest], means);
  const isThere = known.get(fileKey(manifest));
  const newBytes = sizeOf(plan.missing);
  surroundings.print(
    `${plan.missing.length} files are new (${newBytes} bytes). ${plan.reused} are there already or the same as another (${sizeOf(files) - newBytes} bytes).`,
  );
  if (isThere !== undefined) {
    record.write({ ...record.read(), app: isThere });
  } else {
    const signedManifest = await signFiles([manifest], key);
    const all = {
      items: [...signed.items, ...signedManifest.items],
      ids: new Map([...signed.ids, ...signedManifest.ids]),
    };
    const app = signedManifest.ids.get(fileKey(manifest)) ?? '';
    const sent = { files: [...plan.missing, manifest], signed: all, app };
    if (!(await uploadBundle(sent, key, means))) return false;
  }
  const served = await expectServed([...files, manifest], means);
  surroundings.print(`Read back ${served} items: all are as they were sent.`);
  const app = record.read().app ?? '';
  const address = new URL(gateway);
  surroundings.print(`The app is at ${gateway}${app}/`);
  surroundings.print(`Its own origin is ${address.protocol}//${sandboxLabel(app)}.${address.host}/${app}/`);
  return true;
}

const sizeOf = (files: readonly AppFile[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** The files to publish, and the paths of the published app that stay beside them. */
async function wanted(
  { appFolder, networkFile, area, into }: PublishOptions,
  last: string | undefined,
  reader: StoredReader,
): Promise<{ files: AppFile[]; kept: PublishedPaths }> {
  if (area === undefined) {
    const offered = offeredFiles(appFolder, await readAppFiles(appFolder));
    const files = await withNetwork(offered, networkFile);
    if (!files.some(({ path }) => path === 'index.html')) throw new Error(`${appFolder} has no index.html`);
    return { files, kept: {} };
  }
  const base = into ?? last;
  if (base === undefined) throw new Error('No app was published from here: --into names one');
  const manifest = await readStored(base, reader);
  if (!manifest) throw new Error(`The gateway has no ${base}`);
  const kept = pathsOfManifest(manifest);
  const registry = await readStored(kept['areas.json'] ?? '', reader);
  if (!registry) throw new Error(`${base} is no app: it has no areas.json`);
  return { files: await areaReleaseFiles(appFolder, area, registry), kept };
}

/**
 * The items of the record that these files need, by `fileKey`. They are paid for, so an item that the gateway doesn't serve is
 * waited for, and never sent again.
 * @throws Error when the gateway doesn't serve one
 */
async function storedItems(files: readonly AppFile[], means: UploadMeans): Promise<Map<string, string>> {
  const { items } = means.record.read();
  const stored = new Map<string, string>();
  for (const file of files) {
    const id = items[fileKey(file)];
    if (id !== undefined) stored.set(fileKey(file), id);
  }
  await expectServed(
    files.filter((file) => stored.has(fileKey(file))),
    means,
  );
  return stored;
}

/**
 * Reads files of the record back.
 * @returns the number of their items
 * @throws Error naming the files that the gateway doesn't serve as they were sent
 */
async function expectServed(files: readonly AppFile[], means: UploadMeans): Promise<number> {
  const { items } = means.record.read();
  const expected = new Map(files.map((file) => [items[fileKey(file)] ?? '', file.hash]));
  const absent = await readBack(expected, means, (count) =>
    means.print(
      `The gateway doesn't serve ${count} of ${expected.size} items yet, and is asked again for half an hour. If this is a network that began anew, stop and delete ${means.record.folder}.`,
    ),
  );
  if (absent.length === 0) return expected.size;
  const names = files.filter((file) => absent.includes(items[fileKey(file)] ?? '')).map(({ path }) => path);
  throw new Error(
    `The gateway doesn't serve these as they were sent: ${names.join(', ')}. Run it again to check.`,
  );
}
