import { deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageEvent, stageProcess, stageSection } from '../testing/section-stage';
import { KeyCard } from './key-card';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownWords = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('a key is made, written down, typed again, and the event gets its digest alone', async () => {
  const stage = stageSection(<KeyCard />, { info: { phase: 'draft' } });
  press('Make the key');
  const words = shownWords();
  expect(words).toHaveLength(6);
  press('I have written them down');
  expect(screen.queryByText(words[0] ?? '')).toBeNull();
  type('Type the six words', [...words].reverse().join(' '));
  press('Use this key');
  expect(await seen('These are not the six words. Look at them again.')).toBeTruthy();
  type('Type the six words', words.join(' '));
  press('Use this key');
  await screen.findByRole('button', { name: 'Use this key', busy: false });
  const keyDigest = keyDigestOf(await deriveKey(words, stageProcess));
  expect(await stage.doAct('Setup')).toEqual({ action: 'Configure', data: { reason: 'Setup', keyDigest } });
});

test('an event that has not judged all answers does so first, and gets the key then', async () => {
  let settled = 0;
  const info = { phase: 'paused', keyDigest: 'K', answers: 2, result: 'none' } as const;
  const settle = () => ['Settled', { done: true, at: ++settled }] as const;
  const configure = () => {
    if (settled === 0) throw new AppError('staff.key-fixed');
    return ['Info', { ...stageEvent, ...info }] as const;
  };
  const stage = stageSection(<KeyCard />, { info, replies: { Settle: settle, Configure: configure } });
  press('Make another key');
  const words = shownWords();
  press('I have written them down');
  type('Type the six words', words.join(' '));
  press('Use this key');
  await screen.findByRole('button', { name: 'Use this key', busy: false });
  expect(await stage.doAct('Next round')).toMatchObject({ action: 'Configure' });
  expect(settled).toBe(1);
});

test('words that were written down can be checked at any time', async () => {
  const words = ['legal', 'winner', 'thank', 'year', 'wave', 'permit'];
  const keyDigest = keyDigestOf(await deriveKey(words, stageProcess));
  stageSection(<KeyCard />, { info: { keyDigest } });
  type('Do you still have the right words?', words.join(' '));
  press('Check');
  expect(await seen('These are the words of this event’s key.')).toBeTruthy();
  type('Do you still have the right words?', 'legal winner');
  press('Check');
  expect(await seen('This is not a key: six words are needed, each written as on your note.')).toBeTruthy();
});

test('after a round without a winner the key is public, and another one is made', () => {
  stageSection(<KeyCard />, { info: { phase: 'paused', keyDigest: 'K', answers: 2, result: 'none' } });
  expect(screen.getByText(/^The key is public/)).toBeTruthy();
  expect(screen.queryByText('This event has a key.')).toBeNull();
  press('Make another key');
  expect(shownWords()).toHaveLength(6);
});

test('once players have answered, the key stays', () => {
  stageSection(<KeyCard />, { info: { keyDigest: 'K', answers: 2 } });
  expect(screen.queryByRole('button', { name: 'Make another key' })).toBeNull();
});
