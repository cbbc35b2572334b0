import type { Tag } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { tagValue } from '../units/tags';

/** The content type of a path manifest. */
export const pathManifestType = 'application/x.arweave-manifest+json';

const entry = v.object({ id: v.string() });

/** Path manifests, versions 0.1 and 0.2 of `arweave/paths`. */
const manifestSchema = v.object({
  manifest: v.literal('arweave/paths'),
  index: v.optional(v.union([v.object({ path: v.string() }), entry])),
  fallback: v.optional(entry),
  paths: v.record(v.string(), entry),
});

/** Returns true when the tags mark data as a list of paths to serve. */
export function isManifest(tags: readonly Tag[]): boolean {
  return tagValue(tags, 'Content-Type') === pathManifestType;
}

/** The id of what a manifest has at a path (still URI-encoded; empty for its index); undefined when it has none. */
export function pathIn(data: Uint8Array, path: string): string | undefined {
  const manifest = manifestOf(data);
  if (!manifest) return undefined;
  const { index, fallback } = manifest;
  const paths = new Map(Object.entries(manifest.paths));
  if (path !== '') return (paths.get(decoded(path)) ?? fallback)?.id;
  if (!index) return fallback?.id;
  return 'path' in index ? paths.get(index.path)?.id : index.id;
}

function manifestOf(data: Uint8Array): v.InferOutput<typeof manifestSchema> | undefined {
  try {
    return v.parse(manifestSchema, JSON.parse(Buffer.from(data).toString()));
  } catch {
    return undefined;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
