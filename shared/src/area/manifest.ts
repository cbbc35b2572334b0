import * as v from 'valibot';
import { AppError } from '../errors';
import { colours } from '../ui/colours';
import { layoutNames, navigationPlaces } from './contract';
import { declaredKeys } from './declared-keys';
import { routeHolds } from './route-holds';
import { isCaretRange } from './version-range';

const areaName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,20}$/));
/** A pattern of paths that begins with a name: none that would take the pages of the shell or of other areas. */
const routePath = v.pipe(v.string(), v.regex(/^\/[\w-]+(\/[\w:*-]+)*$/));
/** A file below its manifest: nothing that leads elsewhere. */
const relativeFile = v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/));
const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const range = v.pipe(v.string(), v.check(isCaretRange));

/** A path of the app that a link leads to: nothing outside, and no pattern. */
const linkPath = v.pipe(v.string(), v.regex(/^\/([\w-]+\/?)*$/));
/** Most links of an area (docs/product 9.150). */
const mostLinks = 8;
/** A text that the shell shows in its own places, of at most 200 characters (docs/product 9.151). */
const text = v.pipe(v.string(), v.regex(/^.{1,200}$/u));
const colour = v.picklist(colours);
const routeDeclarationSchema = v.pipe(
  v.object({
    path: routePath,
    layout: v.picklist(layoutNames),
    titleKey: v.pipe(v.string(), v.minLength(1)),
    clientOnly: v.optional(v.boolean()),
    prerendered: v.optional(v.boolean()),
  }),
  v.check(({ path, clientOnly, prerendered }) => !(prerendered && (clientOnly || /[:*]/.test(path)))),
);

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
  /**
   * Every script, stylesheet and WebAssembly module, the data of each prerendered page, and the acts, with its hash in the form of the
   * HTML attribute `integrity`.
   */
  files: v.record(relativeFile, integrity),
  routes: v.pipe(v.array(routeDeclarationSchema), v.minLength(1)),
  nameKey: v.optional(v.string()),
  navigation: v.optional(
    v.pipe(
      v.array(
        v.object({
          path: linkPath,
          labelKey: v.string(),
          order: v.number(),
          colour: v.optional(colour),
          places: v.array(v.picklist(navigationPlaces)),
        }),
      ),
      v.check((links) => links.length <= mostLinks),
    ),
  ),
  card: v.optional(
    v.object({
      path: linkPath,
      titleKey: v.string(),
      textKey: v.string(),
      colour,
      order: v.number(),
      isComing: v.optional(v.boolean()),
    }),
  ),
  eventPath: v.optional(v.pipe(routePath, v.regex(/\/:slug$/))),
  /** The processes whose acts the build describes in its `acts.json`, by their receiver (`shared/src/acts`). */
  acts: v.optional(v.array(v.pipe(v.string(), v.regex(/^(events|community|processes\.[\w-]+)$/)))),
  /** The texts of the declared keys, by language. A language that isn't there reads English. */
  texts: v.record(v.string(), v.record(v.string(), text)),
});

/** The `area.json` that an area's build writes beside its files (docs/product 11.2). */
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
  /** URLs of folders, ending in `/`, from which developers may run their own builds (docs/product 11.6). */
  overrideFolders?: readonly string[];
}

function parse<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const field = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`);
  throw new AppError('area.manifest-invalid', { params: { field }, cause: new Error(reasons.join('; ')) });
}

/** Refuses a manifest whose parts don't fit together: each link leads to a page of the area, each key has its text. */
function checkParts<Manifest extends AreaManifest>(manifest: Manifest): Manifest {
  const { routes, navigation = [], card, eventPath, texts, acts, files } = manifest;
  const links = [...navigation, ...(card ? [card] : [])];
  const stray = [eventPath, ...links.map(({ path }) => path)].filter(
    (path) => path && !routes.some((route) => routeHolds(route.path, path)),
  );
  const missing = declaredKeys(manifest).filter((key) => typeof texts.en?.[key] !== 'string');
  const unfounded = acts && !Object.hasOwn(files, 'acts.json') ? ['files.acts.json'] : [];
  const [field] = [...stray, ...missing, ...unfounded];
  if (field) throw new AppError('area.manifest-invalid', { params: { field } });
  return manifest;
}

/** Refuses an entry whose code the browser would run unchecked: a script without a hash is no released file. */
function checkHashes<Entry extends AreaManifest>(entry: Entry): Entry {
  const unchecked = [entry.entry, ...entry.preload].filter((file) => !Object.hasOwn(entry.files, file));
  if (unchecked.length === 0) return entry;
  const field = unchecked.map((file) => `files.${file}`).join(', ');
  throw new AppError('area.manifest-invalid', { params: { field } });
}

/**
 * Checks what an `area.json` says.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseAreaManifest(json: unknown): AreaManifest {
  return checkParts(parse(areaManifestSchema, json));
}

/**
 * Checks one entry of `areas.json`. Each file that it names must have its hash.
 * @throws AppError `area.manifest-invalid` naming the fields
 */
export function parseRegistryEntry(json: unknown): RegistryEntry {
  return checkHashes(checkParts(parse(registryEntrySchema, json)));
}
