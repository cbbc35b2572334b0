import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sandboxLabel } from '@rainbow-rabbit/shared/arweave';
import { gatewayAuthor } from '../testing/gateway-author';
import { startTestNetwork } from '../testing/network-under-test';

let url: string;
let page: string;
let app: string;
let sandbox: string;

beforeAll(async () => {
  ({ url } = await startTestNetwork());
  const author = await gatewayAuthor(url);
  page = await author.store('<p>Hello</p>', { 'Content-Type': 'text/html' });
  const paths = { 'index.html': { id: page } };
  const manifest = { manifest: 'arweave/paths', version: '0.2.0', index: { path: 'index.html' }, paths };
  const type = { 'Content-Type': 'application/x.arweave-manifest+json' };
  app = await author.store(JSON.stringify(manifest), type);
  sandbox = `${sandboxLabel(app)}.localhost:${new URL(url).port}`;
});

async function ask(path: string, headers: Record<string, string>) {
  const sent = request(new URL(path, url), { headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const asPage = { 'sec-fetch-dest': 'document' };

it('serves an app as a page that runs, for ever the same, on the subdomain of its id alone', async () => {
  const { status, headers, body } = await ask(`/${app}/`, { host: sandbox, ...asPage });
  expect([status, body, headers['content-type']]).toEqual([200, '<p>Hello</p>', 'text/html']);
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers['cache-control']).toBe('public, max-age=2592000, immutable');
});

it('names the version of each file, packs it for clients that can unpack it, and sends none twice', async () => {
  const large = await (await gatewayAuthor(url)).store('hop(); '.repeat(500), {
    'Content-Type': 'text/javascript',
  });
  const accepted = { 'accept-encoding': 'gzip, br' };
  const { headers } = await ask(`/${large}`, accepted);
  expect([headers['content-encoding'], headers.etag, headers.vary]).toEqual([
    'br',
    `"${large}-br"`,
    'accept-encoding',
  ]);
  expect(Number(headers['content-length'])).toBeLessThan(100);
  const known = await ask(`/${large}`, { ...accepted, 'if-none-match': `"${large}-br"` });
  expect([known.status, known.body]).toEqual([304, '']);
  const raw = await ask(`/raw/${large}`, accepted);
  expect([raw.headers.etag, raw.headers['content-encoding'], raw.body.length]).toEqual([
    `"${large}"`,
    undefined,
    3500,
  ]);
  expect((await ask(`/raw/${large}`, { 'if-none-match': `"${large}"` })).status).toBe(304);
});

it('sends a browser there that opens it elsewhere on this machine', async () => {
  const host = (name: string) => `${name}:${new URL(url).port}`;
  for (const name of ['127.0.0.1', 'localhost', `${sandboxLabel(page)}.localhost`]) {
    const { status, headers } = await ask(`/${app}/a%20b?c=d`, { host: host(name), ...asPage });
    expect([status, headers.location]).toEqual([302, `//${sandbox}/${app}/a%20b?c=d`]);
  }
  expect((await ask(`/${app}`, { host: sandbox })).headers.location).toBe(`/${app}/`);
});

it('confines it for everybody else who asks elsewhere', async () => {
  const other = `${sandboxLabel(page)}.localhost`;
  const asked: Record<string, string>[] = [{}, { host: other }, { host: other, 'sec-fetch-dest': 'iframe' }];
  for (const headers of asked) {
    const answer = await ask(`/${app}/`, headers);
    expect([answer.status, answer.headers['content-security-policy']]).toEqual([200, 'sandbox']);
  }
});

it('has nothing but stored data on a subdomain', async () => {
  expect((await ask('/', { host: sandbox, ...asPage })).status).toBe(404);
});
