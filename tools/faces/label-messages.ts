import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../shared/src/i18n/locales';

/** The messages of every workspace in one language. */
export function messagesIn(root: string, locale: Locale): readonly string[] {
  const areas = readdirSync(path.join(root, 'remotes')).map((area) => path.join('remotes', area));
  return ['shared', 'shell', ...areas].flatMap((folder) =>
    Object.values(
      JSON.parse(readFileSync(path.join(root, folder, 'locales', `${locale}.json`), 'utf8')) as Record<
        string,
        string
      >,
    ),
  );
}
