import { checksumWord, deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The random words of the demo event's key, which aren't random, so that everybody can try them. */
const words = ['garden', 'moon', 'lucky', 'tunnel', 'clock'];

/** The six words of the demo event's key. */
export const demoKeyWords: readonly string[] = [...words, checksumWord(words)];

/** The question of the demo event, and the digest of its key, as the staff configure them. */
export async function demoQuestion(process: ProcessId) {
  return {
    question: {
      en: 'What does the hare count when nobody looks?',
      ja: '誰も見ていないとき、野ウサギが数えているものは？',
      'zh-cn': '没有人看着的时候，野兔在数什么？',
      'zh-tw': '沒有人看著的時候，野兔在數什麼？',
      pl: 'Co liczy zając, kiedy nikt nie patrzy?',
    },
    keyDigest: keyDigestOf(await deriveKey(demoKeyWords, process)),
  };
}
