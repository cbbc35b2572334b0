import { connect, createSigner } from '@permaweb/aoconnect';
import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import { readTokenBalance, readTokenInfo, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import { fromBase64Url, ownerAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { startTestNetwork, testActor, toTags } from './testing/network-under-test';
import { testKeyring } from './testing/test-keyring';

/** A script's place on a network: who sends, and to which process. */
async function scriptOf(url: string, wallet: string) {
  const ao = connect({
    MODE: 'legacy',
    MU_URL: `${url}mu`,
    CU_URL: `${url}cu`,
    GRAPHQL_URL: `${url}graphql`,
  });
  const key = await testKeyring.wallet(wallet);
  const signer = createSigner(key);
  return {
    address: await ownerAddress(fromBase64Url(key.n)),
    spawn: async (scheduler: string) =>
      ao.spawn({ module: (await ensureAosModule()).id, scheduler, signer, tags: toTags({ Name: 'token' }) }),
    send: async (process: string, tags: Record<string, string>, data = '') => {
      const sent = await ao.message({ process, signer, tags: toTags(tags), data });
      return ao.result({ process, message: typeof sent === 'string' ? sent : sent.id });
    },
    read: async (process: string, tags: Record<string, string>) =>
      (await ao.dryrun({ process, tags: toTags(tags) })).Messages[0],
  };
}

const valueOf = (message: { Tags: { name: string; value: string }[] }, name: string) =>
  message.Tags.find((tag) => tag.name === name)?.value;

it('a script that is made for any AO token uses it by @permaweb/aoconnect', async () => {
  const network = await startTestNetwork();
  const [ann, bob] = [await scriptOf(network.url, 'aoconnect'), await scriptOf(network.url, 'bob')];
  const token = await ann.spawn(network.authority);
  const terms = tokenTermsLua({
    name: 'Garden Carrots',
    ticker: 'CARROT',
    denomination: 3,
    balances: { [ann.address]: '1000' },
  });
  const launched = await ann.send(token, { Action: 'Eval' }, terms + processSource('token'));
  expect(launched.Error).toBeUndefined();

  const moved = await ann.send(token, {
    Action: 'Transfer',
    Recipient: bob.address,
    Quantity: '250',
    'X-Note': 'for the garden',
  });
  expect(
    moved.Messages.map((message) => [message.Target, valueOf(message, 'Action'), valueOf(message, 'X-Note')]),
  ).toEqual([
    [ann.address, 'Debit-Notice', 'for the garden'],
    [bob.address, 'Credit-Notice', 'for the garden'],
  ]);
  const balance = await ann.read(token, { Action: 'Balance', Target: bob.address });
  expect(balance?.Data).toBe('250');
  const info = await bob.read(token, { Action: 'Info' });
  expect(info && [valueOf(info, 'Ticker'), valueOf(info, 'Denomination')]).toEqual(['CARROT', '3']);
  const place = { ao: (await testActor(network.url, 'bob')).ao, process: token as ProcessId };
  expect(await readTokenInfo(place)).toEqual({ name: 'Garden Carrots', ticker: 'CARROT', denomination: 3 });
  expect(await readTokenBalance(place, bob.address)).toBe('250');
  expect(network.reports).toEqual([]);
});
