import type { Finding } from '../finding';
import type { CatalogueSet } from './catalogues';
import { names, sameWords } from './names';

/** Refuses empty messages, and translations that are still the English ones. */
export function checkTranslated({ english, translations }: CatalogueSet): readonly Finding[] {
  return [english, ...translations].flatMap(({ locale, file, messages }) =>
    [...messages].flatMap(([key, message]): Finding[] => {
      if (message.trim() !== message || message === '') {
        return [
          {
            file,
            problem: `"${key}" is empty or starts or ends with a space.`,
            fix: 'Write a whole sentence.',
          },
        ];
      }
      const isSame = locale !== 'en' && english.messages.get(key) === message;
      if (!(isSame && hasWords(message)) || sameWords[locale]?.includes(message)) return [];
      return [
        {
          file,
          problem: `"${key}" is the same as in English: "${message}".`,
          fix: 'Translate it; a proper name belongs in tools/checks/messages/names.ts.',
        },
      ];
    }),
  );
}

/** Returns true when words are left to translate once names, placeholders and signs are taken away. */
function hasWords(message: string): boolean {
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), message.replace(/\{\{.*?\}\}/g, ''));
  return /\p{L}/u.test(rest);
}
