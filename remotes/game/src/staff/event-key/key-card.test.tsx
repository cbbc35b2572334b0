import { deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../../testing/section-stage';
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
  expect(await stage.doAct()).toEqual({
    action: 'Configure',
    data: { reason: 'Key of the event set', keyDigest },
  });
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

test('once somebody who is not banned has answered, the key stays, and the card says why', () => {
  const { change } = stageSection(<KeyCard />, { info: { keyDigest: 'K', answers: 2, keyFixed: true } });
  expect(screen.queryByRole('button', { name: 'Make another key' })).toBeNull();
  expect(screen.getByText(/^The key can’t change while/)).toBeTruthy();
  change({ keyFixed: undefined } as never);
  press('Make another key');
  expect(shownWords()).toHaveLength(6);
});
