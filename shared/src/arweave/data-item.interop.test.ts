import { ArweaveSigner, createData, DataItem } from 'arbundles';
import {
  createDataItem,
  generateKeyfile,
  type Keyfile,
  keySigner,
  parseDataItem,
  toBase64Url,
  verifyDataItem,
} from '.';

let keyfile: Keyfile;
beforeAll(async () => {
  keyfile = await generateKeyfile();
});

const target = toBase64Url(new Uint8Array(32).fill(9));
const anchor = 'an anchor of exactly 32 bytes ok';
const tags = [
  { name: 'Action', value: 'Zażółć' },
  { name: 'Long', value: 'x'.repeat(100) },
];
const options = [{}, { target }, { anchor }, { tags }, { target, anchor, tags }];

describe('the published arbundles', () => {
  it.each(options)('verifies and reads our item with %j', async (option) => {
    const { id, bytes } = await createDataItem({ data: '兎', ...option }, await keySigner(keyfile));
    expect(await DataItem.verify(Buffer.from(bytes))).toBe(true);
    const theirs = new DataItem(Buffer.from(bytes));
    expect(theirs.id).toBe(id);
    expect(theirs.rawData.toString()).toBe('兎');
    expect(theirs.tags).toEqual(option.tags ?? []);
    expect(theirs.target).toBe(option.target ?? '');
    expect(theirs.rawAnchor.toString()).toBe(option.anchor ?? '');
  });

  it.each(options)('makes an item with %j that we verify and read', async (option) => {
    const signer = new ArweaveSigner(keyfile);
    const theirs = createData('兎', signer, option);
    await theirs.sign(signer);
    const item = await parseDataItem(theirs.getRaw());
    expect(await verifyDataItem(item)).toBe(true);
    expect(item).toMatchObject({ id: theirs.id, target: option.target ?? '', tags: option.tags ?? [] });
    expect(new TextDecoder().decode(item.data)).toBe('兎');
  });

  it.each(['\ud83d', 'a\udc00b', '\udc00\ud83d😀'])(
    'writes a tag with a lone surrogate that we read: %j',
    async (value) => {
      const signer = new ArweaveSigner(keyfile);
      const theirs = createData('兎', signer, { tags: [{ name: 'Text', value }] });
      await theirs.sign(signer);
      const item = await parseDataItem(theirs.getRaw());
      expect(await verifyDataItem(item)).toBe(true);
      expect(item.tags).toEqual([{ name: 'Text', value }]);
    },
  );

  it('writes the same unsigned bytes as we do', async () => {
    const input = { target, anchor, tags };
    const { bytes } = await createDataItem({ data: '兎', ...input }, await keySigner(keyfile));
    const theirs = createData('兎', new ArweaveSigner(keyfile), input).getRaw();
    expect(Buffer.from(bytes.subarray(514))).toEqual(theirs.subarray(514));
  });
});
