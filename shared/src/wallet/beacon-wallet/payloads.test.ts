import { fromBase64Url, ownerAddress } from '../../arweave';
import { allAddressesAnswer, jsonBytesAnswer, permissionsAnswer, walletNamesAnswer } from './answers';
import { gatewayConfig } from './gateway-config';
import { dataItemPayload, decimals } from './payloads';

it('writes bytes as text wherever they are text, and else as wallets expect them', () => {
  expect(dataItemPayload({ data: new TextEncoder().encode('żółw 亀') }).data).toBe('żółw 亀');
  expect(dataItemPayload({ data: new TextEncoder().encode('\ufeffmark') }).data).toBe('\ufeffmark');
  expect(JSON.stringify(dataItemPayload({ data: Uint8Array.of(0, 255) }).data)).toBe('{"0":0,"1":255}');
  expect(decimals(Uint8Array.of(9, 8, 7))).toBe('9,8,7');
});

it('leaves out what a data item doesn’t have', () => {
  expect(dataItemPayload({ data: '' })).toEqual({ data: '', tags: [] });
});

it.each([
  ['https://arweave.net/', { host: 'arweave.net', port: 443, protocol: 'https' }],
  ['http://127.0.0.1:4700/', { host: '127.0.0.1', port: 4700, protocol: 'http' }],
  ['http://gateway.example/', { host: 'gateway.example', port: 80, protocol: 'http' }],
])('splits the URL of the gateway %s', (url, config) => {
  expect(gatewayConfig(url)).toEqual(config);
});

it.each([[[1, 2, 255]], [{ 0: 1, 1: 2, 2: 255 }], ['AQL/'], ['AQL_']])('reads the bytes of %j', (answer) => {
  expect(jsonBytesAnswer('signature', answer)).toEqual(Uint8Array.of(1, 2, 255));
});

it.each([[[]], [{}], [''], [[256]], [[1.5]], [{ a: 1 }], ['ä'], [null], [7]])(
  'finds no bytes in %j',
  (answer) => {
    expect(() => jsonBytesAnswer('signature', answer)).toThrow(
      expect.objectContaining({ code: 'wallet.answer-invalid' }),
    );
  },
);

it('keeps the permissions that it knows', () => {
  expect(permissionsAnswer(['SIGNATURE', 'FLY', 'ENCRYPT'])).toEqual(['ENCRYPT', 'SIGNATURE']);
});

it('takes addresses, names and ids only for what they are', async () => {
  const address = await ownerAddress(fromBase64Url('AQAB'));
  expect(allAddressesAnswer([address])).toEqual([address]);
  expect(walletNamesAnswer({ [address]: 'Pocket' })).toEqual({ [address]: 'Pocket' });
  const refused = expect.objectContaining({ code: 'wallet.answer-invalid' });
  expect(() => allAddressesAnswer([address, 'me'])).toThrow(refused);
  expect(() => walletNamesAnswer({ me: 'Pocket' })).toThrow(refused);
});
