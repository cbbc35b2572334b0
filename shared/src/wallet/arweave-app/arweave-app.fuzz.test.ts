import { createDataItem, toBase64Url } from '../../arweave';
import { makeTestSigner, type TestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { answersAtRandom, watchUnhandled } from '../testing/answers';
import { createArweaveApp } from './arweave-app-wallet';
import { createSiteFake, siteNetwork } from './testing/fake-site';

let own: TestSigner;
let other: TestSigner;
beforeAll(async () => {
  [own, other] = await Promise.all([makeTestSigner(), makeTestSigner()]);
});

const item = { target: 'A'.repeat(43), tags: [{ name: 'Action', value: 'Scan' }], data: '{}' };

it('accepts nothing wrong among 1,000 messages at random, and ends every request', async () => {
  const site = createSiteFake(own);
  const connector = createArweaveApp({ network: siteNetwork, appInfo: { name: 'Rainbow Rabbit', logo: '' } });
  await connector.connect();
  site.isSilent = true;
  const right = (await createDataItem(item, own.signer)).bytes;
  const foreign = (await createDataItem(item, other.signer)).bytes;
  const answers = answersAtRandom({ seed: 7, examples: [right, foreign, toBase64Url(right), own.address] });

  const unhandled = watchUnhandled();
  let accepted = 0;
  for (let round = 0; round < 1000; round += 1) {
    const signing = connector.signDataItem(item).then(
      (bytes) => bytes,
      (error: unknown) => error,
    );
    await Promise.resolve();
    const id = site.heard.at(-1)?.id;
    const { answer, pick } = answers.next();
    site.say(answer);
    site.say(
      pick<unknown>([
        { method: answer },
        { id: answer, result: right },
        { method: 'showIframe', params: answer },
      ]),
    );
    site.say(
      pick<unknown>([
        { id, result: answer },
        { id: String(id), result: answer },
        { id, error: answer },
      ]),
    );
    site.say({ id, error: { code: 0 } });
    const outcome = await signing;
    if (outcome instanceof Uint8Array) {
      expect(outcome).toEqual(right);
      accepted += 1;
    } else expect(outcome).toMatchObject({ code: expect.stringMatching(/^(wallet|ao|data-item)\./) });
    expect(await connector.getActiveAddress()).toBe(own.address);
  }
  // Node reports them in the next turn of its event loop.
  await nextTurn();
  unhandled.stop();
  expect(unhandled.seen).toEqual([]);
  // The one right answer is among the examples: it has to get through.
  expect(accepted).toBeGreaterThan(0);
  site.stop();
});
