import { plainBlocks } from './plain-blocks';

test('blank lines separate paragraphs, and a line break stays inside one', () => {
  expect(plainBlocks('Draw.\nWith rabbits.\n\n\nThen vote.\n')).toEqual([
    { kind: 'paragraph', lines: ['Draw.', 'With rabbits.'] },
    { kind: 'paragraph', lines: ['Then vote.'] },
  ]);
});

test('lines with dashes and numbers are lists', () => {
  expect(plainBlocks('Rules:\n- one a team\n\n• be kind\n1. draw\n2) send')).toEqual([
    { kind: 'paragraph', lines: ['Rules:'] },
    { kind: 'bullets', items: ['one a team', 'be kind'] },
    { kind: 'numbers', items: ['draw', 'send'] },
  ]);
});

test('a text without content has no blocks, and markup stays text', () => {
  expect(plainBlocks(' \n\n')).toEqual([]);
  expect(plainBlocks('<b>x</b>')).toEqual([{ kind: 'paragraph', lines: ['<b>x</b>'] }]);
});
