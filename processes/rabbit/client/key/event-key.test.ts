import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { answerOf, deriveKey, keyDigestOf } from '../index';
import {
  checkKeyWords,
  checksumWord,
  completeKeyWord,
  isKeyWord,
  keyWordList,
  makeKeyWords,
} from './key-words';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const five = ['legal', 'winner', 'thank', 'year', 'wave'];
const words = [...five, 'permit'];

describe('the words of keys', () => {
  it('are the English list of BIP-39, each known by its first four letters', () => {
    const file = createHash('sha256').update(`${keyWordList.join('\n')}\n`);
    expect(file.digest('hex')).toBe('2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda');
    expect(new Set(keyWordList.map((word) => word.slice(0, 4))).size).toBe(2048);
  });

  it('are completed from what was typed', () => {
    expect(completeKeyWord(' Wav')).toEqual(['wave']);
    expect(completeKeyWord('ab', 3)).toEqual(['abandon', 'ability', 'able']);
    expect(completeKeyWord('')).toEqual([]);
    expect(completeKeyWord('xyz')).toEqual([]);
    expect([isKeyWord('ＷＡＶＥ '), isKeyWord('wav')]).toEqual([true, false]);
  });

  it('of a new key are random ones and their checksum', () => {
    const random = (bytes: number) => Uint8Array.from({ length: bytes }, (_, index) => index * 37);
    const made = makeKeyWords(random);
    expect(made).toHaveLength(6);
    expect(checkKeyWords(made)).toEqual({ status: 'ok', words: made });
    const last = makeKeyWords((bytes) => new Uint8Array(bytes).fill(255)).slice(0, 5);
    expect(last).toEqual(Array(5).fill('zoo'));
  });
});

describe('a typed key', () => {
  it('is known by its checksum, in whatever way it is written', () => {
    expect(checksumWord(five)).toBe('permit');
    expect(checkKeyWords(words)).toEqual({ status: 'ok', words });
    expect(checkKeyWords(' Legal winner, THANK\nyear  wave-permit ')).toEqual({ status: 'ok', words });
    expect(checkKeyWords([...words, ''])).toEqual({ status: 'ok', words });
  });

  it.each([
    ['', { status: 'incomplete', count: 0 }],
    ['legal winner', { status: 'incomplete', count: 2 }],
    ['legal winnr thank', { status: 'unknown-word', index: 1 }],
    [`${words.join(' ')} legal`, { status: 'too-long' }],
    ['winner legal thank year wave permit', { status: 'checksum' }],
    ['legal winner thank year wave zoo', { status: 'checksum' }],
  ])('%j is told apart', (typed, expected) => {
    expect(checkKeyWords(typed)).toEqual(expected);
  });
});

it('a key, its digest and an answer have the values of the published vector', async () => {
  const key = await deriveKey(words, process);
  expect(toBase64Url(key)).toBe('E023cAkgDFZH0mLZURH-FDSJSep-DfUx_BoEl-goOLw');
  expect(keyDigestOf(key)).toBe('7NgT9OFmCVli61LWy0M7StpcAwihFXdWxri6o8FMqsQ');
  const answer = answerOf({ process, key, address });
  expect(toBase64Url(answer)).toBe('gRoy9oPJPIKdWv3D0rJ62LDhSY23iIJfxcoMzozXAmM');
  expect(answerOf({ process, key, address: process as string as Address })).not.toEqual(answer);
});
