import { eventKey } from '@rainbow-rabbit/processes/autopilot/client';
import { keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../../testing/section-stage';
import { KeyCard } from './key-card';

const secret = makeSecret();
const digestOf = async (number: number) => keyDigestOf((await eventKey(secret, stageProcess, number)).key);
const configured = (...digests: string[]) => ({
  StaffLog: {
    total: digests.length,
    at: 1,
    rows: digests
      .map((keyDigest) => ({
        action: 'Configure',
        detail: { keyDigest },
        at: 1,
        address: 'S'.repeat(43),
        reason: 'x',
      }))
      .reverse(),
  },
});

test('another key is the next of the secret, and the event gets its digest alone', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(digestOf));
  const stage = stageSection(<KeyCard />, {
    secret,
    info: { keyDigest: second },
    answers: configured(first ?? '', second ?? ''),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Make another key' }));
  expect(await stage.doAct()).toEqual({
    action: 'Configure',
    data: { reason: 'Another key set', keyDigest: third },
  });
});

test('the six words show only while they are held', async () => {
  const { words } = await eventKey(secret, stageProcess, 1);
  const digest = await digestOf(1);
  stageSection(<KeyCard />, { secret, info: { keyDigest: digest }, answers: configured(digest) });
  const held = await screen.findByRole('button', { name: 'Press and hold to see the six words' });
  fireEvent.keyDown(held, { key: ' ' });
  expect(await seen(words.join(' '))).toBeTruthy();
  fireEvent.keyUp(held, { key: ' ' });
  expect(screen.queryByText(words.join(' '))).toBeNull();
});

test('the words of a key that doesn’t follow from the secret can’t be read', async () => {
  stageSection(<KeyCard />, { secret, info: { keyDigest: 'K' }, answers: configured('K') });
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Press and hold/ }), { key: ' ' });
  expect(await seen(/^The words can’t be read now/)).toBeTruthy();
});

test('once somebody who is not banned has answered, the key stays, and the card says why', async () => {
  const { change } = stageSection(<KeyCard />, {
    secret,
    info: { keyDigest: 'K', answers: 2, keyFixed: true },
  });
  expect(await screen.findByRole('button', { name: /^Press and hold/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make another key' })).toBeNull();
  expect(screen.getByText(/^The key can’t change while/)).toBeTruthy();
  change({ keyFixed: undefined } as never);
  expect(screen.getByRole('button', { name: 'Make another key' })).toBeTruthy();
});
