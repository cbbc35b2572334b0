import { changeLocale } from '@rainbow-rabbit/shared/i18n';
import { fetchPayloadsAhead } from './payload-ahead';

const manifest = { id: '0000000000000001', prerendered: ['/about', '/pl/about'] };
const givenFetch = globalThis.fetch;
let asked: string[] = [];

/** Moves the pointer to a link. */
function reach(address: string): void {
  document.body.innerHTML = `<a href="${address}"><span>About</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

beforeEach(() => {
  document.head.innerHTML = `<meta name="build" content="${manifest.id}">`;
  asked = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    throw new TypeError('no network');
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  globalThis.fetch = givenFetch;
  await changeLocale('en');
});

test('the data of a page are fetched once a link to it is reached, in the language that the page will have', async () => {
  const stop = fetchPayloadsAhead(manifest);
  for (const address of [
    '#/about',
    '#/about?a=1',
    '#/pl/about',
    '#/ja/about',
    '#/social',
    'https://other.example/#/about',
  ])
    reach(address);
  await changeLocale('pl');
  reach('#/about');
  stop();
  reach('#/about');
  expect(asked).toEqual([
    'http://localhost/about/_payload.json?0000000000000001',
    'http://localhost/pl/about/_payload.json?0000000000000001',
  ]);
});
