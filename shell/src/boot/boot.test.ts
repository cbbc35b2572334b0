/** @jest-environment node */

const id = 'A'.repeat(43);
const given = [
  'window',
  'self',
  'top',
  'location',
  'document',
  'navigator',
  'fetch',
  'localStorage',
  'trustedTypes',
  'MutationObserver',
  'addEventListener',
] as const;
const before = given.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

/** Runs the script as a page at an address, and returns where it went and what it asked for. */
async function bootAt(
  address: string,
  { isFramed = false, stored = {}, languages = ['en'], isKept = false } = {},
) {
  const { origin, pathname, search, hash } = new URL(address);
  const went: string[] = [];
  const asked: string[] = [];
  const policies: string[] = [];
  let scriptAddress = (address: string) => address;
  let markup = (text: string) => text;
  const listeners = new Map<string, (event: Event) => void>();
  const self = {};
  const views = new Map<string, { hidden: boolean }>();
  const documentElement = { dataset: {} as Record<string, string>, lang: 'en' };
  let parse: () => void = () => undefined;
  const page: Readonly<Record<(typeof given)[number], unknown>> = {
    window: { addEventListener: () => undefined },
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
      cookie: '',
      hidden: true,
      addEventListener: () => undefined,
      documentElement,
      querySelector: (selector: string) => views.get(selector) ?? null,
      createElement: () => ({}),
      head: { append: ({ content }: { content: string }) => policies.push(content) },
    },
    navigator: { languages, ...(isKept && { serviceWorker: { controller: {} } }) },
    localStorage: { ...stored, getItem: (key: string) => new Map(Object.entries(stored)).get(key) ?? null },
    MutationObserver: class {
      constructor(callback: () => void) {
        parse = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
    trustedTypes: {
      createPolicy: (
        _: string,
        rules: Record<'createScriptURL' | 'createHTML', (text: string) => string>,
      ) => {
        scriptAddress = rules.createScriptURL;
        markup = rules.createHTML;
      },
    },
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
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
  /** Lets the browser read the page down to the first view of a language, and returns true if that is shown. */
  const shows = (locale: string) => {
    const view = { hidden: true };
    parse();
    views.set(`[data-first-view="${locale}"]`, view);
    parse();
    return !view.hidden;
  };
  return { went, asked, policies, scriptAddress, markup, documentElement, shows, listeners };
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

test('puts off the browser’s offer to install, and leaves it for the app', async () => {
  const { listeners } = await bootAt('https://gateway.example/');
  const event = new Event('beforeinstallprompt', { cancelable: true });
  listeners.get('beforeinstallprompt')?.(event);
  expect(event.defaultPrevented).toBe(true);
  expect(globalThis.rainbowRabbitInstallEvent).toBe(event);
});

test.each(['https://gateway.example/', `https://gateway.example/${id}/`])(
  'scripts come from the folders of the app at %s only, not from files of strangers on its host',
  async (home) => {
    const { policies, scriptAddress } = await bootAt(home);
    const places = `${home}static/ ${home}areas/ ${home}service-worker.js`;
    expect(policies).toEqual([
      `script-src ${places} 'wasm-unsafe-eval'; worker-src ${places} blob:; style-src 'self'`,
    ]);
    const own = [
      './areas/game/1/area.js',
      'static/js/main.js',
      'service-worker.js',
      'blob:https://gateway.example/1',
    ];
    for (const address of own) expect(scriptAddress(address)).toBe(address);
    const foreign = [
      'https://evil.example/x.js',
      'https://evil.example/static/x.js',
      `https://gateway.example/raw/${id}`,
      'areas/../raw/x',
      'static/%2e%2e/raw/x',
      'service-worker.js/x',
      'blob:https://evil.example/1',
    ];
    for (const address of foreign) expect(() => scriptAddress(address)).toThrow('No script may come from');
  },
);

describe('scripts of a developer’s machine', () => {
  const local = 'http://localhost:3001/area.js';

  test('are forbidden by address on every other device', async () => {
    const { scriptAddress } = await bootAt('https://gateway.example/');
    expect(() => scriptAddress(local)).toThrow('No script may come from http://localhost:3001');
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

describe('the first view', () => {
  test.each([
    ['#/ja', ['pl'], 'ja', 'ja-JP'],
    ['', ['zh-TW', 'en'], 'zh-tw', 'zh-HK'],
    ['#/', ['eo'], 'en', 'en-US'],
  ])('of the link "%s" in a browser of %s is in %s', async (hash, languages, locale, iso) => {
    const { shows, documentElement } = await bootAt(`https://gateway.example/${hash}`, { languages });
    expect(documentElement.lang).toBe(iso);
    expect(shows('pl')).toBe(false);
    expect(shows(locale)).toBe(true);
  });

  test('is in the colours that were chosen earlier', async () => {
    const { documentElement } = await bootAt('https://gateway.example/', { stored: { theme: 'dark' } });
    expect(documentElement.dataset).toEqual({ theme: 'dark' });
  });

  test('is not shown for another page, nor inside a frame', async () => {
    expect((await bootAt('https://gateway.example/#/about')).shows('en')).toBe(false);
    expect((await bootAt('https://gateway.example/', { isFramed: true })).shows('en')).toBe(false);
  });
});

describe('the words of an area’s page', () => {
  const asked = async (hash: string, options = {}) =>
    (await bootAt(`https://gateway.example/${hash}`, options)).asked.filter((file) =>
      /first-views/.test(file),
    );

  test('are asked for before everything else, in the visitor’s language', async () => {
    const { asked: all } = await bootAt('https://gateway.example/#/social/lisbon', { languages: ['zh-TW'] });
    expect(all).toEqual(['/first-views/zh-tw/14.json', '/areas.json', '/network.json']);
    expect(await asked('#/ja/social/lisbon?meetup=3')).toEqual(['/first-views/ja/14.json']);
  });

  test.each([
    ['the front page', '#/pl', {}],
    ['a path that is too long for any', `#/rabbit/demo/r/${'A'.repeat(30)}`, {}],
    ['a page that a worker serves', '#/social/lisbon', { isKept: true }],
    ['a developer’s own build', '#/social/lisbon', { stored: { 'area.social': 'http://localhost:3001/' } }],
    ['a frame', '#/social/lisbon', { isFramed: true }],
  ])('are not asked for in %s', async (_, hash, options) => {
    expect(await asked(hash, options)).toEqual([]);
  });
});
