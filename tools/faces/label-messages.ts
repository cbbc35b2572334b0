import type { Locale } from '../../shared/src/i18n/locales';
import { cataloguesOf } from '../checks/messages/catalogues';
import type { SourceTree } from '../checks/source/source-tree';

/** The messages of every workspace in one language. */
export function messagesIn(tree: SourceTree, locale: Locale): readonly string[] {
  return cataloguesOf(tree).flatMap(({ english, translations }) =>
    [english, ...translations]
      .filter((catalogue) => catalogue.locale === locale)
      .flatMap(({ messages }) => [...messages.values()]),
  );
}
