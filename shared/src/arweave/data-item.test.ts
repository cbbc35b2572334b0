import { AppError } from '../errors';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  parseDataItem,
  toBase64Url,
  utf8,
  verifyDataItem,
} from '.';
import type { DataItemInput, DataItemSigner } from './types';

let signer: DataItemSigner;
beforeAll(async () => {
  signer = await keySigner(await generateKeyfile());
});

const target = toBase64Url(new Uint8Array(32).fill(7));
const anchor = 'a'.repeat(32);
const full: DataItemInput = {
  data: 'Ala ma królika 🐇',
  tags: [
    { name: 'Action', value: 'Scan' },
    { name: 'Farbe', value: '紫' },
    { name: 'Empty', value: '' },
  ],
  target,
  anchor,
};

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof AppError ? { code: error.code, ...error.params } : error),
  );

describe('a data item', () => {
  it('reads back as it was written', async () => {
    const { id, bytes } = await createDataItem(full, signer);
    const item = await parseDataItem(bytes);
    expect(item).toMatchObject({ id, signatureType: 1, target, tags: full.tags });
    expect(item.address).toBe(await ownerAddress(signer.owner));
    expect(item.owner).toEqual(signer.owner);
    expect(item.anchor).toEqual(utf8(anchor));
    expect(item.data).toEqual(utf8(String(full.data)));
  });

  it('may have neither target, anchor, tags nor data', async () => {
    const { bytes } = await createDataItem({ data: '' }, signer);
    const item = await parseDataItem(bytes);
    expect(item).toMatchObject({ target: '', tags: [] });
    expect(item.anchor).toHaveLength(0);
    expect(item.data).toHaveLength(0);
    expect(await verifyDataItem(item)).toBe(true);
  });

  it('verifies, and no longer does when any part of it is changed', async () => {
    const { bytes } = await createDataItem(full, signer);
    expect(await verifyDataItem({ bytes })).toBe(true);
    const places = {
      signature: 2,
      owner: 600,
      target: 1030,
      anchor: 1070,
      tag: 1110,
      data: bytes.length - 1,
    };
    for (const place of Object.values(places)) {
      const changed = bytes.slice();
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await verifyDataItem({ bytes: changed })).toBe(false);
    }
  });

  it('is read from any kind of buffer, at any offset', async () => {
    const { id, bytes } = await createDataItem(full, signer);
    const padded = new Uint8Array(bytes.length + 3);
    padded.set(bytes, 3);
    const views = [bytes.buffer, padded.subarray(3), new DataView(padded.buffer, 3)];
    for (const view of views) expect((await parseDataItem(view)).id).toBe(id);
  });

  it('takes its data from a DataView too', async () => {
    const view: unknown = new DataView(utf8('..seven..').buffer, 2, 5);
    const { bytes } = await createDataItem({ data: view as Uint8Array }, signer);
    expect((await parseDataItem(bytes)).data).toEqual(utf8('seven'));
  });
});

describe('creating a data item refuses', () => {
  const refusals: readonly [string, object, object][] = [
    ['a target of the wrong length', { target: 'AAAA' }, { code: 'data-item.target-length', actual: 3 }],
    ['a target that is not base64url', { target: 'not/ok' }, { code: 'base64url.invalid' }],
    ['an anchor of the wrong length', { anchor: 'short' }, { code: 'data-item.anchor-length' }],
    ['no data', { data: undefined }, { code: 'data-item.data-undefined' }],
    ['data that is not bytes', { data: [1, 2] }, { code: 'data-item.data-not-bytes' }],
    [
      'a tag without value',
      { tags: [{ name: 'a' }] },
      { code: 'data-item.tag-format', tag: '{name: string, value: undefined}' },
    ],
    [
      'a tag of another form, without quoting it',
      { tags: [['email', 'ann@example.org']] },
      { code: 'data-item.tag-format', tag: 'array' },
    ],
    ['a tag that is no object', { tags: [null] }, { code: 'data-item.tag-format', tag: 'null' }],
    [
      'too many tag bytes',
      { tags: [{ name: 'a', value: 'x'.repeat(4096) }] },
      { code: 'data-item.tags-too-long', actual: 4102, limit: 4096 },
    ],
  ];
  it.each(refusals)('%s', async (_, change, error) => {
    expect(await codeOf(createDataItem({ ...full, ...change }, signer))).toEqual(error);
  });

  it('an owner of the wrong length', async () => {
    const short = { ...signer, owner: signer.owner.subarray(1) };
    const error = { code: 'data-item.owner-length', actual: 511, expected: 512 };
    expect(await codeOf(createDataItem(full, short))).toEqual(error);
  });

  it('a signature of the wrong length', async () => {
    const lazy = { ...signer, sign: () => Promise.resolve(new Uint8Array(3)) };
    const error = { code: 'data-item.signature-length', actual: 3, expected: 512 };
    expect(await codeOf(createDataItem(full, lazy))).toEqual(error);
  });
});

describe('reading a data item refuses', () => {
  const changed = async (change: (bytes: Uint8Array) => Uint8Array) => {
    const { bytes } = await createDataItem(full, signer);
    return codeOf(parseDataItem(change(bytes)));
  };

  it('a value that is no buffer', async () => {
    expect(await codeOf(parseDataItem('text'))).toEqual({ code: 'data-item.data-not-bytes' });
    expect(await codeOf(parseDataItem(undefined))).toEqual({ code: 'data-item.data-undefined' });
  });

  it('fewer than 80 bytes', async () => {
    const error = { code: 'data-item.too-short', actual: 79, limit: 80 };
    expect(await changed((bytes) => bytes.subarray(0, 79))).toEqual(error);
  });

  it('an unknown signature type', async () => {
    const error = { code: 'data-item.signature-type-unknown', type: 8 };
    expect(await changed((bytes) => bytes.fill(8, 0, 1))).toEqual(error);
  });

  it('bytes that end in the middle', async () => {
    expect(await changed((bytes) => bytes.subarray(0, 1100))).toEqual({ code: 'data-item.truncated' });
  });

  it('a presence byte that is neither 0 nor 1', async () => {
    expect(await changed((bytes) => bytes.fill(2, 1026, 1027))).toEqual({ code: 'data-item.presence-byte' });
  });

  it('a tag count that is not that of the tags', async () => {
    const error = { code: 'data-item.tag-count', declared: 4, actual: 3 };
    expect(await changed((bytes) => bytes.fill(4, 1092, 1093))).toEqual(error);
  });

  it('more tag bytes than allowed', async () => {
    expect(await changed((bytes) => bytes.fill(255, 1100, 1102))).toMatchObject({
      code: 'data-item.tags-too-long',
    });
  });
});

it('recognises signature types 1 to 7 and can verify the first only', async () => {
  for (const type of [2, 3, 4, 5, 6, 7]) {
    const bytes = new Uint8Array(4000);
    bytes[0] = type;
    expect((await parseDataItem(bytes)).signatureType).toBe(type);
    const error = { code: 'data-item.signature-type-unsupported', type };
    expect(await codeOf(verifyDataItem({ bytes }))).toEqual(error);
  }
});
