import type { PageSection } from '../../../page-content/domain/content-schema';
import { contentLimits } from '../../../page-content/domain/limits';
import { type Edit, type EditHistory, edited, startHistory } from './edit-history';

const section = (title: string): PageSection => ({ kind: 'text', title, body: '' });
const titles = (history: EditHistory) => history.now.map((draft) => draft.section.title).join('');
const after = (...edits: Edit[]) => edits.reduce(edited, startHistory(['a', 'b', 'c'].map(section)));
const undo: Edit = { type: 'undo' };

test('sections are added, moved and removed, and undo brings each step back', () => {
  const changed = after(
    { type: 'add', section: section('d') },
    { type: 'add', section: section('e'), after: 0 },
    { type: 'move', key: 2, by: -1 },
    { type: 'remove', key: 0 },
  );
  expect(titles(changed)).toBe('ecbd');
  const steps = [1, 2, 3, 4, 5].map((count) =>
    titles(Array.from({ length: count }, () => undo).reduce(edited, changed)),
  );
  expect(steps).toEqual(['aecbd', 'aebcd', 'abcd', 'abc', 'abc']);
  expect(titles(edited(edited(changed, undo), { type: 'redo' }))).toBe('ecbd');
});

test('typing in one field is one step, and another field another', () => {
  const type = (title: string, field = 'title'): Edit => ({
    type: 'replace',
    key: 1,
    section: section(title),
    field,
  });
  const typed = after(type('x'), type('xy'), type('xyz'), type('xyz!', 'body'));
  expect(titles(typed)).toBe('axyz!c');
  expect(titles(edited(typed, undo))).toBe('axyzc');
  expect(titles(edited(edited(typed, undo), undo))).toBe('abc');
});

test('a change after undo ends what redo leads to', () => {
  const changed = after({ type: 'remove', key: 0 }, undo, { type: 'remove', key: 2 });
  expect(titles(edited(changed, { type: 'redo' }))).toBe('ab');
});

test('changes that can not be made leave the draft as it is', () => {
  const start = after();
  const full = startHistory(Array.from({ length: contentLimits.sections }, () => section('a')));
  expect(edited(start, { type: 'move', key: 0, by: -1 })).toBe(start);
  expect(edited(start, { type: 'move', key: 9, by: 1 })).toBe(start);
  expect(edited(start, undo)).toBe(start);
  expect(edited(full, { type: 'add', section: section('b') })).toBe(full);
});
