import { fromBase64Url, ownerAddress } from '@rainbow-rabbit/shared/arweave';
import { gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork, stopTestNetworks } from '../testing/network-under-test';
import { temporaryFolder } from '../testing/temporary-folder';
import { testKeyring } from '../testing/test-keyring';

const folder = temporaryFolder();
afterEach(stopTestNetworks);

const playAmount = 10n ** 13n;
const reward = 1_000_000n;

async function walletOf(name: string) {
  const { n } = await testKeyring.wallet(name);
  return await ownerAddress(fromBase64Url(n));
}

async function payments(url: string) {
  const { client, signed } = await gatewayAuthor(url);
  const payee = await walletOf('payee');
  return {
    payee,
    balances: async () => {
      const addresses = [await walletOf('author'), payee];
      return await Promise.all(addresses.map(async (one) => BigInt(await client.wallets.getBalance(one))));
    },
    signedPayment: (quantity: bigint, price = reward, target: string = payee) =>
      signed('', {}, { target, quantity: String(quantity), reward: String(price) }),
    post: client.transactions.post.bind(client.transactions),
  };
}

it('takes a payment and its price from one and gives it to the other, once, also after a restart', async () => {
  const data = folder();
  const first = await startTestNetwork({ data });
  const { signedPayment, post, balances } = await payments(first.url);
  const payment = await signedPayment(5n);
  for (let time = 0; time < 2; time += 1) expect((await post(payment)).status).toBe(200);
  const after = [playAmount - 5n - reward, playAmount + 5n];
  expect(await balances()).toEqual(after);
  await first.stop();
  const again = await startTestNetwork({ data });
  expect(await (await payments(again.url)).balances()).toEqual(after);
});

it('refuses what costs more than there is, what is offered too little for, and what pays its signer', async () => {
  const { url } = await startTestNetwork();
  const { signedPayment, post, balances } = await payments(url);
  const refusal = async (payment: ReturnType<typeof signedPayment>) => {
    const { status, data } = await post(await payment);
    return [status, data.error];
  };
  expect(await refusal(signedPayment(playAmount - reward + 1n))).toEqual([400, 'tx.overspend']);
  expect(await refusal(signedPayment(1n, reward - 1n))).toEqual([400, 'tx.too-cheap']);
  const author = await walletOf('author');
  expect(await refusal(signedPayment(1n, reward, author))).toEqual([400, 'tx.pays-itself']);
  expect(await balances()).toEqual([playAmount, playAmount]);
  const all = playAmount - reward;
  const both = await Promise.all([post(await signedPayment(all)), post(await signedPayment(all - 1n))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});
