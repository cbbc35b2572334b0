import i18next from 'i18next';
import { addCatalogues, cataloguesFrom } from './catalogues';
import { startI18n } from './i18n';

const same = (catalogue: Record<string, string>) => {
  return cataloguesFrom(async () => ({ default: catalogue }));
};

test('starts in a language with the messages of shared, and nothing else', async () => {
  await startI18n({ locale: 'zh-cn' });
  expect(i18next.t('colour.green', { ns: 'shared' })).toBe('绿色');
  expect(i18next.hasResourceBundle('en', 'shared')).toBe(false);
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
  const t = (key: string, params: Record<string, string | number>) =>
    i18next.t(key, { ns: 'plurals', ...params });
  expect(t('a.b:c', { name: '<b>&</b>' })).toBe('Płaski <b>&</b>');
  expect([1, 3, 5, 22, 1.5].map((count) => t('rabbits', { count }))).toEqual([
    '1 królik',
    '3 króliki',
    '5 królików',
    '22 króliki',
    '1.5 królika',
  ]);
});

test('in development a missing key shows itself, and the pseudo-locale marks what was translated', async () => {
  await startI18n({ locale: 'en', development: true, pseudoLocale: true });
  expect(i18next.t('colour.green', { ns: 'shared' })).toBe('[Grééñ··]');
  expect(i18next.t('nowhere', { ns: 'shared' })).toContain('⟦');
});
