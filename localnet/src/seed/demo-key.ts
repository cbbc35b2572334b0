import { checksumWord, type DrawKeys, deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Locale } from '@rainbow-rabbit/shared/i18n';

/** The random words of the demo event's key, which aren't random, so that everybody can try them. */
const words = ['garden', 'moon', 'lucky', 'tunnel', 'clock'];

/** The six words of the demo event's key. */
export const demoKeyWords: readonly string[] = [...words, checksumWord(words)];

/** The seed of the demo event's draw and its key, which aren't random either, so that everybody can deal its roles. */
export const demoDraw: DrawKeys = {
  seed: fromBase64Url('FV2Xja70SVLUfuhY3tnORG0OtK5wDzYPxuAAMEldVSE'),
  acknowledgementKey: fromBase64Url(
    'BIBqECwhgHX9Kv1v8Jrdm5qKJsRNZhwZ30TzJbVl1Gj9U08-m6yS4jvpVuCv3B2IwRa8Wa3HXpZ4-_ZPCijfIRo',
  ),
};

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
