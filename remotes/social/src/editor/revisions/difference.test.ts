import { comparedText, differenceOf } from './difference';

test('a difference is by words', () => {
  expect(differenceOf('We meet on Monday.', 'We meet on Friday.', 'en')).toEqual([
    { is: 'same', text: 'We meet on ' },
    { is: 'removed', text: 'Monday' },
    { is: 'added', text: 'Friday' },
    { is: 'same', text: '.' },
  ]);
});

test('Japanese has words without blanks', () => {
  const words = differenceOf('月曜日に集まります。', '金曜日に集まります。', 'ja');
  expect(
    words
      .filter(({ is }) => is === 'same')
      .map(({ text }) => text)
      .join(''),
  ).toContain('に集まります。');
});

test('texts without a common word are replaced, however long they are', () => {
  const words = (seed: string) => Array.from({ length: 4000 }, (_, index) => seed + index).join(' ');
  expect(differenceOf(words('a'), words('b'), 'en').map(({ is }) => is)).toEqual(['removed', 'added']);
  expect(differenceOf('', '', 'en')).toEqual([]);
  expect(differenceOf('a', 'a', 'en')).toEqual([{ is: 'same', text: 'a' }]);
});

test('every part of a section is compared', () => {
  const links = [{ label: 'Map', address: 'https://example.org/', note: 'All' }];
  expect(comparedText({ kind: 'links', title: 'Links', links })).toBe(
    'Links\n\nMap · https://example.org/ · All',
  );
});
