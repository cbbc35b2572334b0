import { withMessages } from '../testing';
import {
  addCatalogues,
  type CatalogueLoaders,
  cataloguesFrom,
  changeLocale,
  currentLocale,
  removeCatalogues,
  subscribeLocale,
} from './catalogues';
import { locales } from './locales';
import { messagesNow } from './message-store';

const catalogue = (hello: string) => ({ default: { hello } });

/** Loaders that greet in a language by its code, and the codes that were asked for. */
function greetings(overrides: Partial<CatalogueLoaders> = {}) {
  const asked: string[] = [];
  const loaders = cataloguesFrom((code) => {
    asked.push(code);
    return overrides[code]?.() ?? Promise.resolve(catalogue(`hello in ${code}`));
  });
  return { asked, loaders };
}

/** A catalogue on its way, and how it arrives. */
function onItsWay() {
  let arrive: (hello: string) => void = () => undefined;
  const answer = new Promise<ReturnType<typeof catalogue>>((resolve) => {
    arrive = (hello) => resolve(catalogue(hello));
  });
  return { load: () => answer, arrive };
}

const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

/** Each test has a namespace of its own, since what is registered stays for the life of the page. */
let namespace = '';
let count = 0;
beforeEach(() => {
  count += 1;
  namespace = `test-${count}`;
  withMessages();
});

const hello = () => messagesNow().text({ namespace, key: 'hello' });

test('only the current language is fetched, others when they are chosen, each once', async () => {
  const { asked, loaders } = greetings();
  await addCatalogues(namespace, loaders);
  expect([hello(), asked]).toEqual(['hello in en', ['en']]);
  expect(await changeLocale('zh-tw')).toBe(true);
  expect([hello(), currentLocale(), asked]).toEqual(['hello in zh-tw', 'zh-tw', ['en', 'zh-tw']]);
  await changeLocale('en');
  expect([hello(), asked]).toEqual(['hello in en', ['en', 'zh-tw']]);
});

test('a catalogue that joins later comes in the language of the page', async () => {
  await changeLocale('pl');
  const { asked, loaders } = greetings();
  await addCatalogues(namespace, loaders);
  expect([hello(), asked]).toEqual(['hello in pl', ['pl']]);
});

test('a language that fails is replaced by English, and tried anew when it is chosen again', async () => {
  let isDown = true;
  const { loaders } = greetings({
    pl: () => (isDown ? unreachable() : Promise.resolve(catalogue('hello in pl'))),
  });
  await addCatalogues(namespace, loaders);
  expect(await changeLocale('pl')).toBe(false);
  expect([hello(), currentLocale()]).toEqual(['hello in en', 'pl']);
  isDown = false;
  expect(await changeLocale('pl')).toBe(true);
  expect(hello()).toBe('hello in pl');
});

test('without English either, adding fails, and adding again is a real retry', async () => {
  let isDown = true;
  const { asked, loaders } = greetings({
    en: () => (isDown ? unreachable() : Promise.resolve(catalogue('hello in en'))),
  });
  await expect(addCatalogues(namespace, loaders)).rejects.toMatchObject({
    code: 'i18n.unreachable',
    retryable: true,
  });
  expect(asked).toEqual(['en']);
  isDown = false;
  await addCatalogues(namespace, loaders);
  expect(hello()).toBe('hello in en');
});

test('the latest choice counts, even if an earlier language arrives after it', async () => {
  const { load, arrive } = onItsWay();
  const { loaders } = greetings({ ja: load });
  await addCatalogues(namespace, loaders);
  const slow = changeLocale('ja');
  await changeLocale('pl');
  arrive('hello in ja');
  await slow;
  expect(currentLocale()).toBe('pl');
});

test('a catalogue that arrives while the language changes comes in the language of the page', async () => {
  const { load, arrive } = onItsWay();
  const { loaders } = greetings({ en: load });
  const added = addCatalogues(namespace, loaders);
  await changeLocale('pl');
  arrive('hello in en');
  await added;
  expect(hello()).toBe('hello in pl');
});

test('a workspace has several catalogues, each fetched by itself and in every language that is chosen', async () => {
  const { loaders } = greetings();
  const part = cataloguesFrom(async (code) => ({ default: { bye: `bye in ${code}` } }));
  const bye = () => messagesNow().text({ namespace, key: 'bye' });
  await addCatalogues(namespace, loaders);
  expect([hello(), bye()]).toEqual(['hello in en', 'bye']);
  await addCatalogues(namespace, part);
  expect([hello(), bye()]).toEqual(['hello in en', 'bye in en']);
  await changeLocale('ja');
  expect([hello(), bye()]).toEqual(['hello in ja', 'bye in ja']);
});

test('catalogues that were removed are gone in every language, also those still on their way', async () => {
  const { load, arrive } = onItsWay();
  const { loaders } = greetings();
  const { loaders: late } = greetings({ en: load });
  await addCatalogues(namespace, loaders);
  const added = addCatalogues(namespace, late);
  removeCatalogues(namespace);
  arrive('hello of an earlier build');
  await added;
  expect(hello()).toBe('hello');
  await changeLocale('pl');
  expect(hello()).toBe('hello');
});

test('listeners are notified of a change until they stop listening', async () => {
  const heard: string[] = [];
  const stop = subscribeLocale((locale) => heard.push(locale));
  await changeLocale('pl');
  stop();
  await changeLocale('en');
  expect(heard).toEqual(['pl']);
});

test('every language of the product has a loader, which imports by its code', async () => {
  const loaders = cataloguesFrom((code) => import(`../../locales/${code}.json`));
  expect(Object.keys(loaders)).toEqual(locales.map(({ code }) => code));
  const { default: japanese } = await loaders.ja();
  expect(japanese['colour.green']).toBe('緑');
});

test('messages that were changed in place are shown after the next change of language', async () => {
  const messages = { hello: 'Hello' };
  await addCatalogues(
    namespace,
    cataloguesFrom(async () => ({ default: messages })),
  );
  messages.hello = 'Good day';
  await changeLocale(currentLocale());
  expect(messagesNow().text({ namespace, key: 'hello' })).toBe('Good day');
});
