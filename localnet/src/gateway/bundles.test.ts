import { ArweaveSigner, bundleAndSignData, createData } from 'arbundles';
import { eventually } from '../testing/eventually';
import { gatewayAuthor } from '../testing/gateway-author';
import { post, startTestNetwork, stopTestNetworks } from '../testing/network-under-test';
import { temporaryFolder } from '../testing/temporary-folder';
import { testKeyring } from '../testing/test-keyring';

const folder = temporaryFolder();
let url: string;
beforeEach(async () => {
  ({ url } = await startTestNetwork({ data: folder() }));
});
afterEach(stopTestNetworks);

const bundleTags = { 'Bundle-Format': 'binary', 'Bundle-Version': '2.0.0' };
const big = 'carrots '.repeat(50_000);

/** A bundle made by the reference library, of a page and a large text. */
async function twoItems() {
  const signer = new ArweaveSigner(await testKeyring.wallet('gardener'));
  const item = (data: string, type: string) =>
    createData(data, signer, { tags: [{ name: 'Content-Type', value: type }] });
  const items = [item('<p>Bed</p>', 'text/html'), item(big, 'text/plain')];
  const bundle = await bundleAndSignData(items, signer);
  return { bytes: bundle.getRaw(), ids: bundle.getIds() as [string, string] };
}

const storeBundle = async (bytes: Uint8Array) => await (await gatewayAuthor(url)).store(bytes, bundleTags);
const get = (path: string) => fetch(new URL(path, url));
const found = async (id: string) => {
  const answer = await get(id);
  if (answer.status !== 200) throw new Error(`${id} answers ${answer.status}`);
  return answer;
};

it('serves the items of a bundle as if they had come by themselves, also after a restart', async () => {
  const { bytes, ids } = await twoItems();
  await storeBundle(bytes);
  await eventually(async () => void (await found(ids[1])));
  const expectServed = async () => {
    const page = await found(ids[0]);
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<p>Bed</p>']);
    expect(await (await found(ids[1])).text()).toBe(big);
    const owner = (await testKeyring.wallet('gardener')).n;
    expect(await (await get(`tx/${ids[0]}`)).json()).toMatchObject({ id: ids[0], owner, data_size: '10' });
    const query =
      '{ transactions(tags: [{ name: "Content-Type", values: ["text/html"] }]) { edges { node { id } } } }';
    const { json } = await post(url, 'graphql', JSON.stringify({ query }));
    expect(json).toEqual({ data: { transactions: { edges: [{ node: { id: ids[0] } }] } } });
  };
  await expectServed();
  await stopTestNetworks();
  ({ url } = await startTestNetwork({ data: folder() }));
  await expectServed();
});

it('finds no item that its owner did not sign, and the others all the same', async () => {
  const { bytes, ids } = await twoItems();
  const page = bytes.indexOf('<p>Bed</p>');
  bytes.write('<p>Bad</p>', page);
  await storeBundle(bytes);
  await eventually(async () => void (await found(ids[1])));
  expect((await get(ids[0])).status).toBe(404);
});

it.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  [
    'claims more items than there are',
    (bytes: Buffer) => Buffer.concat([Buffer.alloc(32, 1), bytes.subarray(32)]),
  ],
  ['is shorter than a header', () => Buffer.alloc(31)],
])('leaves a bundle closed that %s', async (_, damage) => {
  const { bytes, ids } = await twoItems();
  const id = await storeBundle(damage(bytes));
  // Bundles are read one after the other.
  const after = await twoItems();
  await storeBundle(after.bytes);
  await eventually(async () => void (await found(after.ids[1])));
  expect([(await get(ids[1])).status, (await get(id)).status]).toEqual([404, 200]);
});
