import { createDataItem, toBase64Url } from '../../arweave';
import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { answersAtRandom, watchUnhandled } from '../testing/answers';
import { openTestPage } from './testing/page';

let own: TestSigner;
let other: TestSigner;
beforeAll(async () => {
  [own, other] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

const item = { target: 'A'.repeat(43), tags: [{ name: 'Action', value: 'Scan' }], data: '{}' };

async function openConnected() {
  const page = openTestPage();
  page.answer('getActiveAddress', own.address);
  const connected = page.wallet.connect();
  await nextTurn();
  page.say({ action: 'connect' });
  await connected;
  return page;
}

it('accepts nothing wrong among 1,000 broker messages at random, ends every request and stays connected', async () => {
  const { wallet, link, say } = await openConnected();
  const right = toBase64Url((await createDataItem(item, own.signer)).bytes);
  const foreign = toBase64Url((await createDataItem(item, other.signer)).bytes);
  const changed = toBase64Url((await createDataItem({ ...item, data: '{"all":"to me"}' }, own.signer)).bytes);
  const examples = [right, foreign, changed, own.address, 'disconnect'] as const;
  const answers = answersAtRandom({ seed: 11, examples });

  const unhandled = watchUnhandled();
  let accepted = 0;
  for (let round = 0; round < 1000; round += 1) {
    const signing = wallet.signDataItem(item).catch((error: unknown) => error);
    await nextTurn();
    const id = String(link.published.findLast(({ body }) => body.action === 'signDataItem')?.correlation);
    const { answer, pick } = answers.next();
    // A sender who doesn't know the id of the request publishes random messages on every topic.
    const noise = pick<unknown>([answer, String(answer), { data: right }, { action: answer, data: right }]);
    say(noise, pick([undefined, 'unknown', String(answer)]));
    link.deliver(pick(['elsewhere/response', '', 'response']), { data: changed }, id);
    // The wallet itself answers anything at all.
    say(
      pick<unknown>([
        { data: answer },
        { data: answer, correlationData: id },
        { action: answer, data: answer },
      ]),
      pick([id, id, undefined]),
    );
    say({ data: 'declined' }, id);
    const outcome = await signing;
    if (outcome instanceof Uint8Array) {
      expect(toBase64Url(outcome)).toBe(right);
      accepted += 1;
    } else expect(outcome).toMatchObject({ code: expect.stringMatching(/^(wallet|ao|data-item)\./) });
    expect(await wallet.getActiveAddress()).toBe(own.address);
  }
  // Node reports them in the next turn of its event loop.
  await nextTurn();
  unhandled.stop();
  expect(unhandled.seen).toEqual([]);
  // The one right answer is among the examples: it has to get through.
  expect(accepted).toBeGreaterThan(0);
  await wallet.disconnect();
});
