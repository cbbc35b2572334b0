import { createDataItem, toBase64Url } from '../../arweave';
import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { answersAtRandom, watchUnhandled } from '../testing/answers';
import type { InjectedWallet } from './injected-wallet';
import { createInjectedFake } from './testing/fake-injected-wallet';
import { createWander } from './wander-wallet';

let own: TestSigner;
let other: TestSigner;
beforeAll(async () => {
  [own, other] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

const item = { target: 'A'.repeat(43), tags: [{ name: 'Action', value: 'Scan' }], data: '{}' };

it('accepts nothing wrong among 1,000 answers at random', async () => {
  const { wallet } = createInjectedFake(own);
  let answer: unknown;
  /** The extension answers as it likes, or fails with it. */
  const give = (isFailure: boolean) => async () => (isFailure ? Promise.reject(answer) : answer);
  const gone = (isFailure: boolean): InjectedWallet =>
    Object.assign({ ...wallet }, { signDataItem: give(isFailure), signature: give(isFailure) });
  const open = async (isFailure: boolean) => {
    const connector = createWander({
      appInfo: { name: 'Rainbow Rabbit' },
      detect: async () => gone(isFailure),
    });
    await connector.connect();
    return connector;
  };
  const [answering, failing] = await Promise.all([open(false), open(true)]);

  const right = (await createDataItem(item, own.signer)).bytes;
  const foreign = (await createDataItem(item, other.signer)).bytes;
  const answers = answersAtRandom({ seed: 11, examples: [right, foreign, toBase64Url(right), own.address] });
  const outcomeOf = (request: Promise<unknown>) => request.catch((error: unknown) => error);
  const anAppError = { code: expect.stringMatching(/^(wallet|ao|data-item)\./) };

  const unhandled = watchUnhandled();
  let accepted = 0;
  for (let round = 0; round < 1000; round += 1) {
    answer = answers.next().answer;
    const signed = await outcomeOf(answering.signDataItem(item));
    if (signed instanceof Uint8Array) {
      expect(signed).toEqual(right);
      accepted += 1;
    } else expect(signed).toMatchObject(anAppError);
    const algorithm = { name: 'RSA-PSS', saltLength: 32 };
    expect(await outcomeOf(answering.signature(Uint8Array.of(1), algorithm))).toMatchObject(anAppError);
    expect(await outcomeOf(failing.signDataItem(item))).toMatchObject(anAppError);
  }
  // Node reports them in the next turn of its event loop.
  await nextTurn();
  unhandled.stop();
  expect(unhandled.seen).toEqual([]);
  // The one right answer is among the examples: it has to get through.
  expect(accepted).toBeGreaterThan(0);
});
