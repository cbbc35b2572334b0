/** @jest-environment node */

const id = 'A'.repeat(43);
const given = ['self', 'top', 'location', 'document', 'fetch', 'localStorage', 'trustedTypes'] as const;
const before = given.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

/** Runs the script as a page at an address, and returns where it went and what it asked for. */
async function bootAt(address: string, { isFramed = false, stored = {} } = {}) {
  const { origin, pathname, search, hash } = new URL(address);
  const went: string[] = [];
  const asked: string[] = [];
  const policies: string[] = [];
  let scriptAddress = (address: string) => address;
  let markup = (text: string) => text;
  const self = {};
  const page: Readonly<Record<(typeof given)[number], unknown>> = {
    self,
    top: isFramed ? {} : self,
    // A browser resolves the address it is sent to against the page's.
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (to: string) => went.push(new URL(to, address).href),
    },
    document: {
      baseURI: address,
      createElement: () => ({}),
      head: { append: ({ content }: { content: string }) => policies.push(content) },
    },
    localStorage: stored,
    trustedTypes: {
      createPolicy: (
        _: string,
        rules: Record<'createScriptURL' | 'createHTML', (text: string) => string>,
      ) => {
        scriptAddress = rules.createScriptURL;
        markup = rules.createHTML;
      },
    },
    fetch: async (url: URL) => {
      asked.push(url.pathname);
      throw new TypeError('no network in this test');
    },
  };
  for (const name of given) {
    Object.defineProperty(globalThis, name, { value: page[name], configurable: true, writable: true });
  }
  await jest.isolateModulesAsync(async () => {
    await import('./boot');
  });
  return { went, asked, policies, scriptAddress, markup };
}

test('adds the slash that relative URLs need to the address of an app on a gateway', async () => {
  expect(await bootAt(`https://gateway.example/${id}?a=1#/vibe`)).toMatchObject({
    went: [`https://gateway.example/${id}/?a=1#/vibe`],
    asked: [],
  });
});

test.each([
  `https://gateway.example//evil.example/${id}`,
  `https://gateway.example/\\evil.example/${id}`,
  `https://gateway.example/folder/${id}`,
  `https://gateway.example/${id}/`,
  'https://gateway.example/',
])('%s is never sent to another address', async (address) => {
  expect((await bootAt(address)).went).toEqual([]);
});

test('asks for what the app needs first, but not inside a frame', async () => {
  expect((await bootAt('https://gateway.example/')).asked).toEqual(['/areas.json', '/network.json']);
  expect((await bootAt('https://gateway.example/', { isFramed: true })).asked).toEqual([]);
});

describe('scripts of a developer’s machine', () => {
  const local = 'http://localhost:3001/area.js';

  test('are forbidden by policy and by address on every other device', async () => {
    const { policies, scriptAddress } = await bootAt('https://gateway.example/');
    expect(policies).toEqual(["script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"]);
    expect(() => scriptAddress(local)).toThrow('No script may come from http://localhost:3001');
    expect(() => scriptAddress('https://evil.example/x.js')).toThrow('evil.example');
    expect(scriptAddress('./area.js')).toBe('./area.js');
  });

  test('may run where their developer has agreed to it, and no others', async () => {
    const stored = { 'area.game': local };
    const { policies, scriptAddress } = await bootAt('https://gateway.example/', { stored });
    expect(policies).toEqual([]);
    expect(scriptAddress(local)).toBe(local);
    expect(() => scriptAddress('https://evil.example/x.js')).toThrow('evil.example');
  });
});

test('no text becomes markup', async () => {
  const { markup } = await bootAt('https://gateway.example/');
  expect(() => markup('<img src=x onerror=alert(1)>')).toThrow('No markup may come from text');
  expect(markup('')).toBe('');
});
