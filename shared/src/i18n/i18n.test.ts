import type { MessageParams } from './catalogue';
import { addCatalogues, cataloguesFrom } from './catalogues';
import { startI18n } from './i18n';
import { hasMessages, messagesNow } from './message-store';
import { sharedCatalogues } from './shared-catalogues';

const ofShared = (key: string) => messagesNow().text({ namespace: 'shared', key });

const same = (catalogue: Record<string, string>) => {
  return cataloguesFrom(async () => ({ default: catalogue }));
};

test('starts in a language with the messages of shared, and nothing else', async () => {
  await startI18n({ locale: 'zh-cn' });
  expect(ofShared('colour.green')).toBe('绿色');
  expect(hasMessages('zh-cn', 'shared', sharedCatalogues)).toBe(true);
  expect(hasMessages('en', 'shared', sharedCatalogues)).toBe(false);
});

test('keys are flat, values are not escaped, and counts take the plural of the language', async () => {
  await startI18n({ locale: 'pl' });
  await addCatalogues(
    'plurals',
    same({
      'a.b:c': 'Płaski {{name}}',
      rabbits_one: '{{count}} królik',
      rabbits_few: '{{count}} króliki',
      rabbits_many: '{{count}} królików',
      rabbits_other: '{{count}} królika',
    }),
  );
  const t = (key: string, params: MessageParams) => messagesNow().text({ namespace: 'plurals', key, params });
  expect(t('a.b:c', { name: '<b>&</b>' })).toBe('Płaski <b>&</b>');
  expect([1, 3, 5, 22, 1.5].map((count) => t('rabbits', { count }))).toEqual([
    '1 królik',
    '3 króliki',
    '5 królików',
    '22 króliki',
    '1.5 królika',
  ]);
});

test('where a language lacks a message, English takes its place', async () => {
  await startI18n({ locale: 'en' });
  await addCatalogues(
    'partly',
    same({ rabbits_one: '{{count}} rabbit', rabbits_other: '{{count}} rabbits' }),
  );
  const onlyEnglish: Record<string, string> = { message: 'English' };
  await addCatalogues(
    'partly',
    cataloguesFrom(async (code) => ({ default: code === 'en' ? onlyEnglish : {} })),
  );
  await startI18n({ locale: 'pl' });
  const t = (key: string, params: MessageParams = {}) =>
    messagesNow().text({ namespace: 'partly', key, params });
  expect([t('message'), t('rabbits', { count: 1 }), t('rabbits', { count: 3 })]).toEqual([
    'English',
    '1 rabbit',
    '3 rabbits',
  ]);
});

test('a value is filled in as it is, even if it looks like a placeholder, and a key is never a property of objects', async () => {
  await startI18n({ locale: 'en' });
  await addCatalogues('values', same({ greeting: 'Hello {{ name }}, {{name}}{{nothing}}' }));
  const t = (key: string, params: MessageParams = {}) =>
    messagesNow().text({ namespace: 'values', key, params });
  expect(t('greeting', { name: '{{name}} $& $t(x)' })).toBe('Hello {{name}} $& $t(x), {{name}} $& $t(x)');
  expect(t('constructor')).toBe('constructor');
});

test('in development a missing key shows itself, and the pseudo-locale marks what was translated', async () => {
  await startI18n({ locale: 'en', development: true, pseudoLocale: true });
  expect(ofShared('colour.green')).toBe('[Grééñ··]');
  expect(ofShared('nowhere')).toContain('⟦');
});
