import { deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { type ProcessId, utf8 } from '@rainbow-rabbit/shared/arweave';
import type { Locale } from '@rainbow-rabbit/shared/i18n';

/** The secret of the demo event, from which its keys follow. It isn't random, so that everybody can try them. */
export const demoSecret = utf8('the demo event has no secret....');

/** The six words of the demo event's key: the first of its secret. */
export const demoKeyWords: readonly string[] = ['exotic', 'where', 'guitar', 'blouse', 'clever', 'rain'];

const question: Readonly<Record<Locale, string>> = {
  en: 'What does the hare count when nobody looks?',
  ja: '誰も見ていないとき、野ウサギが数えているものは？',
  'zh-cn': '没有人看着的时候，野兔在数什么？',
  'zh-tw': '沒有人看著的時候，野兔在數什麼？',
  pl: 'Co liczy zając, kiedy nikt nie patrzy?',
};

/** The question of the demo event, and the digest of its key, as the staff configure them. */
export async function demoQuestion(process: ProcessId) {
  return {
    question,
    keyDigest: keyDigestOf(await deriveKey(demoKeyWords, process)),
  };
}
