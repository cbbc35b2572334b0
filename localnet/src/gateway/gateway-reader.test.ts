import { fromBase64Url, ownerAddress } from '@rainbow-rabbit/shared/arweave';
import { createGatewayReader } from '@rainbow-rabbit/shared/gateway';
import { gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork } from '../testing/network-under-test';

it('lets our own reader read every answer of a gateway', async () => {
  const { url } = await startTestNetwork();
  const id = await (await gatewayAuthor(url)).store('carrots');
  const reader = createGatewayReader({ url });
  expect(await reader.info()).toMatchObject({ network: 'rainbow-rabbit.localnet' });
  expect(await reader.peers()).toEqual([]);
  expect(await reader.anchor()).toHaveLength(64);
  expect(await reader.price(7)).toBe('1070000');
  const transaction = await reader.transaction(id);
  const address = await ownerAddress(fromBase64Url(transaction.owner));
  expect(await reader.price(7, address)).toBe('1070000');
  expect(await reader.balance(address)).toBe(String(10n ** 13n - 1_070_000n));
  expect(await reader.lastTransaction(address)).toBe(id);
  const status = await reader.status(id);
  if (status === 'pending') throw new Error('Nothing waits here');
  const { block_height, block_indep_hash } = status;
  const block = await reader.blockByHeight(block_height);
  expect(block.txs).toEqual([id]);
  expect(await reader.blockByHash(block_indep_hash)).toEqual(block);
  const { offset } = await reader.offset(id);
  const { chunk } = await reader.chunk(Number(offset));
  expect(Buffer.from(chunk, 'base64url').toString()).toBe('carrots');
});
