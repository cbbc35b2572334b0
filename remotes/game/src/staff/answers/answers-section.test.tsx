import { eventKey, whiteRabbitOf } from '@rainbow-rabbit/processes/autopilot/client';
import {
  answerOf,
  drawCommitment,
  keyDigestOf,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen } from '@testing-library/react';
import { addressOf, dealtLog, pagesOf, playersOf } from '../../testing/dealt-event';
import { seen, stageEvent, stageProcess, stageSection } from '../../testing/section-stage';
import { AnswersSection } from './answers-section';

const secret = makeSecret();
const seed = new Uint8Array(32).fill(7);
const commitment = toBase64Url(drawCommitment({ process: stageProcess, seed }));
const numbers = [1, 2, 3] as RabbitId[];
const frozen = { hash: 'B'.repeat(43), players: 3, at: 1, block: 1 };
const draw = { seed, redraws: [], log: [{ action: 'Start' }], info: { frozen } };
const drawn = whiteRabbitOf(draw, 1, stageProcess) as RabbitId;
const other = numbers.find((rabbit) => rabbit !== drawn) as RabbitId;
const deal = { edition: 1, table: 'T'.repeat(43) as never, hash: 'H', count: 3, at: 1 };
const logNow = () => dealtLog({ key, seed, draws: [0], count: 3 });
const players = playersOf(numbers, 7);

let key: Uint8Array;
beforeAll(async () => {
  ({ key } = await eventKey(secret, stageProcess, 1));
});

const answer = (rabbit: number, isRight: boolean) => {
  const address = addressOf(rabbit);
  const bytes = isRight ? answerOf({ process: stageProcess, key, address }) : new Uint8Array(32);
  return { rabbit, address, answer: toBase64Url(bytes), at: 1, block: 1, claims: 0 };
};

function show(answers: readonly object[], info: object = {}) {
  return stageSection(<AnswersSection />, {
    secret,
    info: { keyDigest: keyDigestOf(key), answers: answers.length, ...info },
    answers: {
      Answers: pagesOf(answers),
      Players: pagesOf(players),
      StaffLog: pagesOf(logNow()),
      Info: stageEvent,
    },
    replies: {
      Reveal: ['Revealed', { phase: 'running', at: 1 }],
      Settle: ['Settled', { done: true, at: 1 }],
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function check() {
  fireEvent.click(await screen.findByRole('button', { name: 'Check the answers' }));
  await screen.findByText(/answers? ha(s|ve) the right key\.$/);
}
const dealt = () => ({ draw: { commitment, acknowledgementKey: 'A', at: 1 }, deal, frozen });

it('without answers there is nothing to reveal', () => {
  show([]);
  expect(screen.getByText('0 answers are on the ledger.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reveal the key' })).toBeNull();
});

it('reveals the key for the first answer that has it, after what becomes public was shown', async () => {
  const [wrong, first, last] = [1, 2, 3];
  const { doAct } = show([answer(wrong, false), answer(first, true), answer(last, true)]);
  await check();
  expect(screen.getByText('2 of 3 answers have the right key.')).toBeTruthy();
  expect(screen.getByText(/^Everybody can read the key/)).toBeTruthy();
  press('Reveal the key');
  expect(await doAct()).toEqual({ action: 'Reveal', data: { key: toBase64Url(key), rabbit: first } });
});

it('an event whose key follows from another secret is not judged here', async () => {
  const other = keyDigestOf(new Uint8Array(32));
  show([answer(2, true)], { keyDigest: other });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the answers' }));
  expect(await seen('This is the secret of another event.')).toBeTruthy();
});

it('reveals nothing while no answer has the key', async () => {
  show([answer(2, false)]);
  await check();
  expect(await seen('0 of 1 answers have the right key.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reveal the key' })).toBeNull();
});

it('reveals for the first answer of somebody who didn’t get the key in an envelope, and names nobody', async () => {
  const { doAct } = show([answer(drawn, true), answer(other, true)], dealt());
  await check();
  expect(screen.getByText('1 of 2 answers has the right key.')).toBeTruthy();
  expect(document.body.textContent).not.toContain(`Player ${drawn}`);
  press('Reveal the key');
  expect(await doAct()).toEqual({ action: 'Reveal', data: { key: toBase64Url(key), rabbit: other } });
});

it('reveals nothing for the White Rabbit alone', async () => {
  show([answer(drawn, true)], dealt());
  await check();
  expect(await seen('0 of 1 answers have the right key.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reveal the key' })).toBeNull();
});

it('shows the judging, and moves it on', async () => {
  const { doAct } = show([answer(2, true)], { reveal: { at: 1, key: 'k' } });
  expect(screen.getByText('The answers are being judged')).toBeTruthy();
  expect(screen.getByText(/up to 5 minutes after such a scan/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reveal the key' })).toBeNull();
  press('Move the judging on');
  expect(await doAct()).toEqual({ action: 'Settle', data: {} });
});

it('names the winner', () => {
  const winner = { rabbit: 3, nickname: 'Fern', address: addressOf(3), at: 1, block: 55 };
  show([answer(3, true)], { phase: 'ended', reveal: { at: 1, key: 'k' }, winner });
  expect(screen.getByText('Fern (rabbit #3) gave the first answer that stands, in block #55.')).toBeTruthy();
});
