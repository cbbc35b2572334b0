import * as v from 'valibot';
import { pathManifestType } from '../../localnet/src/gateway/path-manifest';
import { type AppFile, fileHash } from './app-files';
import type { PublishedPaths } from './plan-publication';

const manifestSchema = v.object({
  manifest: v.literal('arweave/paths'),
  paths: v.record(v.string(), v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })),
});

/** The path manifest of an app: the same paths give the same bytes. Paths that it lacks are answered with 404. */
export function pathManifestOf(paths: PublishedPaths): AppFile {
  const sorted = Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1));
  const manifest = {
    manifest: 'arweave/paths',
    version: '0.2.0',
    index: { path: 'index.html' },
    paths: Object.fromEntries(sorted.map(([path, id]) => [path, { id }])),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  return { path: 'the path manifest', type: pathManifestType, bytes, hash: fileHash(bytes) };
}

/** Reads the paths of a manifest. @throws Error for an invalid manifest */
export function pathsOfManifest(bytes: Uint8Array): PublishedPaths {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    Buffer.from(bytes).toString(),
  );
  if (!parsed.success) throw new Error('The published app is no path manifest');
  return Object.fromEntries(Object.entries(parsed.output.paths).map(([path, { id }]) => [path, id]));
}
