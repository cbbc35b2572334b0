import { defaultLocale, type Locale, locales } from '../../../shared/src/i18n/locales';
import type { SourceTree } from '../source/source-tree';
import { type Workspace, workspacesOf } from '../source/workspaces';

/** One catalogue of a workspace in one language. */
export interface CatalogueFile {
  locale: Locale;
  file: string;
  messages: ReadonlyMap<string, string>;
}

/** All catalogues of a workspace; English is what the others are measured by. */
export interface CatalogueSet {
  workspace: Workspace;
  english: CatalogueFile;
  translations: readonly CatalogueFile[];
  /** Files that should be there and are not. */
  missing: readonly string[];
}

/** The catalogues of every workspace that speaks to people: shell, shared and all areas. */
export function cataloguesOf(tree: SourceTree): readonly CatalogueSet[] {
  return workspacesOf(tree)
    .filter(({ role }) => role === 'shell' || role === 'shared' || role === 'area')
    .map((workspace) => {
      const files = locales.map(({ code }) => ({ code, file: `${workspace.folder}/locales/${code}.json` }));
      return {
        workspace,
        english: catalogue(tree, defaultLocale, `${workspace.folder}/locales/${defaultLocale}.json`),
        translations: files
          .filter(({ code }) => code !== defaultLocale)
          .map(({ code, file }) => catalogue(tree, code, file)),
        missing: files.map(({ file }) => file).filter((file) => !tree.has(file)),
      };
    });
}

function catalogue(tree: SourceTree, locale: Locale, file: string): CatalogueFile {
  const messages = JSON.parse(tree.get(file) ?? '{}') as Record<string, string>;
  return { locale, file, messages: new Map(Object.entries(messages)) };
}
