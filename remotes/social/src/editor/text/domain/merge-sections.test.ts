import type { PageSection } from '../../../page-content/domain/content-schema';
import { mergedSections, pairSections } from './merge-sections';

const section = (title: string, body = ''): PageSection => ({ kind: 'text', title, body });
const base = [section('a', '1'), section('b', '1'), section('c', '1')];

/** Merges by what is suggested; a place without a suggestion keeps mine. */
const merged = (mine: PageSection[], theirs: PageSection[], from: PageSection[] | undefined = base) =>
  mergedSections(pairSections(mine, theirs, from), []).map((one) =>
    'body' in one ? one.title + one.body : '',
  );

test('changes of different sections go together', () => {
  const mine = [section('a', '2'), section('b', '1'), section('c', '1')];
  const theirs = [section('a', '1'), section('b', '1'), section('c', '3')];
  expect(merged(mine, theirs)).toEqual(['a2', 'b1', 'c3']);
});

test('a section that one side added stays, and one that a side removed goes', () => {
  const mine = [section('a', '1'), section('new', '1'), section('b', '1'), section('c', '1')];
  const theirs = [section('a', '1'), section('c', '1')];
  expect(merged(mine, theirs)).toEqual(['a1', 'new1', 'c1']);
});

test('a section that both changed must be chosen', () => {
  const places = pairSections([section('a', '2')], [section('a', '3')], [section('a', '1')]);
  expect(places).toEqual([{ mine: section('a', '2'), theirs: section('a', '3') }]);
  expect(mergedSections(places, ['theirs'])).toEqual([section('a', '3')]);
  expect(mergedSections(places, ['both'])).toEqual([section('a', '3'), section('a', '2')]);
});

test('a changed heading is a change of its section', () => {
  expect(merged([section('A', '1'), ...base.slice(1)], base)).toEqual(['A1', 'b1', 'c1']);
});

test('without the common text, every difference must be chosen', () => {
  const places = pairSections(
    [section('a', '2'), section('b')],
    [section('a', '1'), section('b')],
    undefined,
  );
  expect(places.map(({ suggested }) => suggested)).toEqual([undefined, 'mine']);
});
