import i18next from 'i18next';
import { withMessages } from '../testing';
import {
  addCatalogues,
  type CatalogueLoaders,
  cataloguesFrom,
  changeLocale,
  currentLocale,
  subscribeLocale,
} from './catalogues';
import { locales } from './locales';

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

const hello = () => i18next.t('hello', { ns: namespace });

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
  const { loaders } = greetings({
    en: () => (isDown ? unreachable() : Promise.resolve(catalogue('hello in en'))),
  });
  await expect(addCatalogues(namespace, loaders)).rejects.toMatchObject({
    code: 'i18n.unreachable',
    retryable: true,
  });
  isDown = false;
  await addCatalogues(namespace, loaders);
  expect(hello()).toBe('hello in en');
});

test('the latest choice counts, even if an earlier language arrives after it', async () => {
  let arrive: (module: { default: { hello: string } }) => void = () => undefined;
  const { loaders } = greetings({
    ja: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  await addCatalogues(namespace, loaders);
  const slow = changeLocale('ja');
  await changeLocale('pl');
  arrive(catalogue('hello in ja'));
  await slow;
  expect(currentLocale()).toBe('pl');
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
