import {
  blankDraft,
  draftOf,
  type EntryDraft,
  entryChanges,
  entryFaults,
  entryLinkOf,
  entryTexts,
  isLongText,
  isSound,
  sentText,
} from './entry-draft';

const process = 'c'.repeat(43);
const draft = { ...blankDraft('picture'), title: 'Rabbits in space' };

test('a picture needs a title, a text its text, and a link a link', () => {
  expect(entryFaults(blankDraft('picture'), false)).toEqual({
    title: 'missing',
    links: [],
    lacksLink: false,
  });
  expect(isSound(entryFaults(draft, false))).toBe(true);
  expect(entryFaults({ ...draft, kind: 'text' }, false)).toMatchObject({ text: 'missing' });
  expect(entryFaults({ ...draft, kind: 'link', links: [' '] }, false)).toMatchObject({ lacksLink: true });
  expect(isSound(entryFaults({ ...draft, kind: 'link', links: [process] }, false))).toBe(true);
});

test('a text needs no text beside its file, and one that is too long for the message can be a file', () => {
  const text: EntryDraft = { ...draft, kind: 'text' };
  expect(isSound(entryFaults(text, true))).toBe(true);
  expect(isLongText({ ...text, text: 'a'.repeat(2000) })).toBe(false);
  expect(isLongText({ ...text, text: 'a'.repeat(2001) })).toBe(true);
  expect(isLongText({ ...draft, text: 'a'.repeat(2001) })).toBe(false);
});

test.each([
  ['🐇'.repeat(80), undefined],
  ['🐇'.repeat(81), 'too-long'],
  ['  ', 'missing'],
] as const)('the title %j has the fault %j', (title, fault) => {
  expect(entryFaults({ ...draft, title }, false).title).toBe(fault);
});

test.each([
  ['https://example.org/repo', 'https://example.org/repo'],
  [` ${process} `, process],
  ['javascript:alert(1)', undefined],
  ['http://example.org', undefined],
  [`https://example.org/${'a'.repeat(200)}`, undefined],
  ['rabbit', undefined],
])('the link %j is sent as %j', (text, link) => {
  expect(entryLinkOf(text)).toBe(link);
  expect(entryFaults({ ...draft, links: ['', text] }, false).links).toEqual([
    undefined,
    link ? undefined : 'no-link',
  ]);
});

test('texts are sent with plain line ends, without invisible characters, and without blanks around them', () => {
  expect(sentText(' a\r\n\tb\uFEFF \n')).toBe('a\n  b');
  expect(
    entryTexts({ ...draft, title: ' \u202eA\nB ', text: ' ', links: ['', ' https://example.org '] }),
  ).toEqual({
    kind: 'picture',
    title: 'A B',
    links: ['https://example.org/'],
  });
});

test('a revision tells what it changes, and nothing of what stays', () => {
  const entry = {
    kind: 'picture',
    title: 'Rabbits',
    links: [],
    revisions: 2,
    file: { id: process, type: 'image/webp', bytes: 1, sha256: 'one' },
  } as unknown as Parameters<typeof draftOf>[0] & Parameters<typeof entryChanges>[0];
  expect(draftOf(entry)).toEqual({ kind: 'picture', title: 'Rabbits', text: '', links: [], base: 2 });
  expect(entryChanges(entry, draftOf(entry), 'one')).toEqual([]);
  expect(entryChanges(entry, { ...draftOf(entry), title: 'Rabbits!' }, 'two')).toEqual([
    { field: 'title', before: 'Rabbits', after: 'Rabbits!' },
    { field: 'picture', before: 'one', after: 'two' },
  ]);
  const text = { ...entry, kind: 'text', text: 'A tale' } as typeof entry;
  expect(entryChanges(text, draftOf(text), undefined)).toEqual([{ field: 'file', before: 'one', after: '' }]);
});
