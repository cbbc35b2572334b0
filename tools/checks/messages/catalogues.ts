import { defaultLocale, type Locale, locales } from '../../../shared/src/i18n/locales';
import type { SourceTree } from '../source/source-tree';
import { type Workspace, workspacesOf } from '../source/workspaces';

/** One catalogue of a workspace in one language. */
export interface CatalogueFile {
  locale: Locale;
  file: string;
  messages: ReadonlyMap<string, string>;
}

/**
 * The catalogues of a workspace, or of a part of it that is loaded later; English is what the others are measured by.
 */
export interface CatalogueSet {
  workspace: Workspace;
  /** The folder below `locales` of a part's catalogues; undefined for those that come at first. */
  part: string | undefined;
  /** True for texts of the first catalogue that are in a folder of the source, such as those of a game. */
  isInSource: boolean;
  english: CatalogueFile;
  translations: readonly CatalogueFile[];
  /** Files that should be there and are not. */
  missing: readonly string[];
}

/**
 * The catalogues of every workspace that speaks to people: shell, shared and all areas, with their parts. What areas bundle (`parts`)
 * has no catalogue that comes at first: each of its own is loaded by the part that speaks.
 */
export function cataloguesOf(tree: SourceTree): readonly CatalogueSet[] {
  return workspacesOf(tree)
    .filter(({ role }) => role === 'shell' || role === 'shared' || role === 'area' || role === 'parts')
    .flatMap((workspace) => [
      ...(workspace.role === 'parts' ? [] : [setOf(tree, workspace, 'locales')]),
      ...foldersIn(tree, workspace).map((place) => setOf(tree, workspace, place)),
      ...partsOf(tree, workspace).map((part) => setOf(tree, workspace, `locales/${part}`, part)),
    ]);
}

/** The names of the folders below a workspace's `locales`. */
function partsOf(tree: SourceTree, { folder }: Workspace): readonly string[] {
  const place = `${folder}/locales/`;
  const parts = [...tree.keys()]
    .filter((file) => file.startsWith(place))
    .map((file) => file.slice(place.length).split('/'))
    .flatMap(([part, ...rest]) => (part && rest.length > 0 ? [part] : []));
  return [...new Set(parts)].sort();
}

/** The folders in a workspace's source that have texts of its first catalogue. */
function foldersIn(tree: SourceTree, { folder }: Workspace): readonly string[] {
  const places = [...tree.keys()].flatMap((file) => {
    const [, place] = /^(src\/.+\/locales)\/[\w-]+\.json$/.exec(file.slice(folder.length + 1)) ?? [];
    return place && file.startsWith(`${folder}/`) ? [place] : [];
  });
  return [...new Set(places)].sort();
}

function setOf(tree: SourceTree, workspace: Workspace, from: string, part?: string): CatalogueSet {
  const place = `${workspace.folder}/${from}`;
  const files = locales.map(({ code }) => ({ code, file: `${place}/${code}.json` }));
  return {
    workspace,
    part,
    isInSource: from.startsWith('src/'),
    english: catalogue(tree, defaultLocale, `${place}/${defaultLocale}.json`),
    translations: files
      .filter(({ code }) => code !== defaultLocale)
      .map(({ code, file }) => catalogue(tree, code, file)),
    missing: files.map(({ file }) => file).filter((file) => !tree.has(file)),
  };
}

function catalogue(tree: SourceTree, locale: Locale, file: string): CatalogueFile {
  const messages = JSON.parse(tree.get(file) ?? '{}') as Record<string, string>;
  return { locale, file, messages: new Map(Object.entries(messages)) };
}
