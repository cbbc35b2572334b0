import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import {
  type EventSettings,
  maxQuestionLength,
  questionLanguage,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type Locale, perLocale } from '@rainbow-rabbit/shared/i18n';

export type Question = NonNullable<EventSettings['question']>;

/** The question as it is typed, by language; empty where it is not. */
export type QuestionTexts = Readonly<Record<Locale, string>>;

export const noQuestion: QuestionTexts = perLocale(() => '');

/**
 * Returns the question as the event takes it: without the languages that are empty. Every question has a text in one language, which
 * players read where it has none of theirs; an empty one is that of the page.
 * @param page the language of the page, in which the question is asked for first
 * @returns undefined for a question without such a text
 */
export function typedQuestion(texts: QuestionTexts, page: Locale): Question | undefined {
  const given = Object.entries(texts)
    .map(([code, text]) => [code, ledgerText(text)] as const)
    .filter(([, text]) => text !== '');
  const everybody = ledgerText(texts[questionLanguage]) || ledgerText(texts[page]);
  return everybody ? { [questionLanguage]: everybody, ...Object.fromEntries(given) } : undefined;
}

/** Returns the texts that `typedQuestion` makes a question of. */
export function textsOf(question: Question | undefined, page: Locale): QuestionTexts {
  const texts = { ...noQuestion, ...question };
  const isCopy = page !== questionLanguage && texts[questionLanguage] === texts[page];
  return isCopy ? { ...texts, [questionLanguage]: '' } : texts;
}

/** Returns true for a text of the question that has more code points than the event takes. */
export const isTooLong = (text: string): boolean => [...ledgerText(text)].length > maxQuestionLength;
