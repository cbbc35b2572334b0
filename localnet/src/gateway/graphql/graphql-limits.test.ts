import type { AosModule } from '@rainbow-rabbit/processes/aos';
import { EntryIndex } from '../entry-index';
import { parseQuery } from './parse-query';
import { QueryBudget } from './query-budget';
import { select } from './select';
import { moduleEntryOf, transactionGraph } from './transactions';

/** An index in which every entry has the same owner and long tags. */
function crowded(size: number): EntryIndex {
  const entries = new EntryIndex();
  entries.add(moduleEntryOf({ id: 'm', format: 'f' } as AosModule));
  for (let index = 0; index < size; index += 1) {
    const tags = [
      { name: 'Topic', value: 'carrots' },
      { name: 'Long', value: 'x'.repeat(3000) },
      { name: 'Number', value: String(index) },
    ];
    entries.add({ id: `id${index}`, address: 'anna', target: '', tags, timestamp: index });
  }
  return entries;
}

const answer = (query: string, entries = crowded(2000)) => {
  const budget = new QueryBudget();
  return select(
    transactionGraph(entries, budget, () => 0),
    parseQuery(query, {}),
    budget,
  );
};

const aliases = (count: number, field: string) =>
  `{${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')}}`;

const tooLarge = { name: 'QueryError', code: 'graphql.too-large' };

it.each([
  ['pages', aliases(1000, 'transactions(first: 100) { edges { node { id } } }'), '100000 steps'],
  ['numbers', aliases(500, 'transactions(owners: "anna", tags: {name: "Long"}) { count }'), '100000 steps'],
  [
    'long answers',
    aliases(100, 'transactions(first: 100) { edges { node { tags { value } } } }'),
    '4194304 char',
  ],
  [
    'searches that find little',
    aliases(
      100,
      'transactions(owners: "anna", tags: [{name: "Topic"}, {name: "Long"}], first: 100) { count }',
    ),
    '100000 steps',
  ],
])('refuses a query for too many %s, and says the limit', (_, query, limit) => {
  expect(() => answer(query)).toThrow(
    expect.objectContaining({ ...tooLarge, message: expect.stringContaining(limit) }),
  );
});

it('answers a few full pages, with the module as the oldest entry', () => {
  const query = aliases(20, 'transactions(first: 100, sort: HEIGHT_ASC) { count edges { node { id } } }');
  const { a0 } = answer(query) as { a0: { count: string; edges: { node: { id: string } }[] } };
  expect([a0.count, a0.edges.length, a0.edges[0]?.node.id]).toEqual(['2001', 100, 'm']);
});
