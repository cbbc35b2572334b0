import type { PageSection } from '../../../page-content/domain/content-schema';
import { draftFaults } from './draft-faults';

const text = (body: string): PageSection => ({ kind: 'text', title: 'a', body });

test('a whole draft has no faults', () => {
  expect(draftFaults([text('b')])).toEqual([]);
});

test('faults name their section', () => {
  const links = [{ label: '', address: 'javascript:alert(1)' }];
  const pictures = [{ id: 'A'.repeat(43), alt: ' ', width: 1, height: 1 }];
  expect(
    draftFaults([text(''), { kind: 'links', title: '', links }, { kind: 'pictures', title: '', pictures }]),
  ).toEqual([
    { is: 'link-label', section: 2 },
    { is: 'link-address', section: 2 },
    { is: 'picture-alt', section: 3 },
  ]);
  expect(draftFaults([])).toEqual([{ is: 'empty' }]);
});

test('a draft that fits its page but not its message is too large', () => {
  expect(draftFaults([text('あ'.repeat(8000)), text('b')])).toEqual([]);
  expect(draftFaults([text('あ'.repeat(8000)), text('b'.repeat(600))])).toEqual([{ is: 'too-large' }]);
  expect(draftFaults([text('"'.repeat(8000))])).toEqual([{ is: 'too-large' }]);
});
