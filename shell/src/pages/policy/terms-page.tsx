import { TextPage } from '../texts/text-page';
import type { TextLoaders } from '../texts/use-text';

const texts: TextLoaders = {
  en: () => import('./terms.en').then(({ text }) => text),
  ja: () => import('./terms.ja').then(({ text }) => text),
  'zh-cn': () => import('./terms.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./terms.zh-tw').then(({ text }) => text),
  pl: () => import('./terms.pl').then(({ text }) => text),
};

/** What using the product means: the terms. */
export function TermsPage() {
  return <TextPage loaders={texts} />;
}
