import { TextPage } from '../texts/text-page';
import type { TextLoaders } from '../texts/use-text';

const texts: TextLoaders = {
  en: () => import('./privacy.en').then(({ text }) => text),
  ja: () => import('./privacy.ja').then(({ text }) => text),
  'zh-cn': () => import('./privacy.zh-cn').then(({ text }) => text),
  'zh-tw': () => import('./privacy.zh-tw').then(({ text }) => text),
  pl: () => import('./privacy.pl').then(({ text }) => text),
};

/** What becomes of what somebody tells the product, on a ledger that everybody can read for ever. */
export function PrivacyPage() {
  return <TextPage loaders={texts} />;
}
