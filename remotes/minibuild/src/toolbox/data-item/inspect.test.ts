import {
  createDataItem,
  generateKeyfile,
  keySigner,
  toBase64,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { inspect } from './inspect';
import { maxItemMegabytes } from './sign-item-with';

let bytes: Uint8Array;
beforeAll(async () => {
  const signer = await keySigner(await generateKeyfile());
  const item = { data: '{"rabbit":7}', tags: [{ name: 'Action', value: 'Scan' }] };
  ({ bytes } = await createDataItem(item, signer));
});

const pasted = (text: string) => inspect({ kind: 'text', text });

test('an item is parsed from base64url and base64, with or without line breaks', async () => {
  const lines = toBase64Url(bytes).replace(/.{76}/g, '$&\n');
  for (const text of [toBase64Url(bytes), lines, ` ${toBase64(bytes)} `]) {
    const { item, verdict } = await pasted(text);
    expect([verdict, item.tags]).toEqual(['right', [{ name: 'Action', value: 'Scan' }]]);
  }
});

test('the largest item that can be signed here can be inspected, as text and as a file', async () => {
  const signer = await keySigner(await generateKeyfile());
  const data = new Uint8Array(maxItemMegabytes * 1024 ** 2);
  const large = await createDataItem({ data }, signer);
  const file = new File([large.bytes], 'item.bin');
  file.arrayBuffer ??= async () => large.bytes.buffer;
  expect((await inspect({ kind: 'file', text: '', file })).verdict).toBe('right');
  expect((await pasted(toBase64Url(large.bytes))).verdict).toBe('right');
});

test('an item that its owner did not sign is wrong, and one that cannot be verified unknown', async () => {
  const changed = bytes.slice();
  changed[changed.length - 1] = 0x21;
  expect((await pasted(toBase64Url(changed))).verdict).toBe('wrong');
  // Type 2 is Ed25519: 64 bytes of signature, 32 of owner, neither target nor anchor nor tags.
  const ed25519 = new Uint8Array(2 + 64 + 32 + 2 + 16);
  ed25519[0] = 2;
  const { verdict, item } = await pasted(toBase64Url(ed25519));
  expect([verdict, item.signatureType, item.data.length]).toEqual(['unknown', 2, 0]);
});

test.each([
  ['###', 'base64url.invalid'],
  ['AAAA', 'data-item.too-short'],
  ['_'.repeat(200), 'data-item.signature-type-unknown'],
  ['', 'toolbox.no-data'],
])('%j is no item: %s', async (text, code) => {
  await expect(pasted(text)).rejects.toMatchObject({ code });
});
