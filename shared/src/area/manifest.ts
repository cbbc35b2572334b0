import * as v from 'valibot';
import { AppError } from '../errors';
import { layoutNames, type RouteDeclaration } from './contract';
import { isCaretRange } from './version-range';

const areaName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,20}$/));
const routePath = v.pipe(v.string(), v.regex(/^\/[\w:/*-]*$/));
/** A file below its manifest: nothing that leads elsewhere. */
const relativeFile = v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/));
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const range = v.pipe(v.string(), v.check(isCaretRange));

const routeDeclarationSchema = v.object({
  path: routePath,
  layout: v.picklist(layoutNames),
  titleKey: v.pipe(v.string(), v.minLength(1)),
  clientOnly: v.optional(v.boolean()),
  prerendered: v.optional(v.boolean()),
});

const areaManifestSchema = v.object({
  name: areaName,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  /** Names one build of the area: its version and a hash of its files. */
  build: v.pipe(v.string(), v.regex(/^[\w.+-]+-[0-9a-f]{8}$/)),
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** The shell's singletons that it needs: package name → caret range. */
  requires: v.record(v.string(), range),
  /** The script that defines the area's container, and the name of the global it defines. */
  entry: relativeFile,
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/)),
  /** The files that a visit needs at once, besides the entry. */
  preload: v.array(relativeFile),
  /** Every script, stylesheet and WebAssembly module with its hash, in the form of the HTML attribute `integrity`. */
  files: v.record(relativeFile, integrity),
  routes: v.pipe(v.array(routeDeclarationSchema), v.minLength(1)),
});

/** The `area.json` that an area's build writes beside its files (docs/product.md 11.2). */
export type AreaManifest = v.InferOutput<typeof areaManifestSchema>;

const registryEntrySchema = v.object({
  enabled: v.boolean(),
  /** URL of the `area.json`, relative to the registry; the files of the area lie beside it. */
  manifest: v.pipe(v.string(), v.minLength(1)),
  ...areaManifestSchema.entries,
});

/** An area's line in the registry: its manifest, where that lies, and whether the area is offered. */
export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;

/** `areas.json`: the registry that the shell reads at run time. Entries are checked one by one by the shell. */
export interface Registry {
  areas: Readonly<Record<string, RegistryEntry>>;
  /** URLs of folders, ending in `/`, from which developers may run their own builds (docs/product.md 11.6). */
  overrideFolders?: readonly string[];
}

function parse<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const field = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`);
  throw new AppError('area.manifest-invalid', { params: { field }, cause: new Error(reasons.join('; ')) });
}

/**
 * Checks what an `area.json` says.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseAreaManifest(json: unknown): AreaManifest {
  return parse(areaManifestSchema, json);
}

/**
 * Checks one entry of `areas.json`.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseRegistryEntry(json: unknown): RegistryEntry {
  return parse(registryEntrySchema, json);
}

/**
 * Checks one route as it will be published.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseRouteDeclaration(json: unknown): RouteDeclaration {
  return parse(routeDeclarationSchema, json);
}
