import { emptyRequest } from './message-request';
import { maxRequestDataBytes, requestFaults } from './request-faults';

const right = { ...emptyRequest, process: 'p'.repeat(43), action: 'Info' };
const tag = (name: string, value = '') => ({ name, value });

test('a request with a process alone has no fault', () => {
  expect(requestFaults(right)).toEqual([]);
  expect(requestFaults({ ...right, tags: [tag('', ''), tag('Quantity', '5')] })).toEqual([]);
});

test.each([
  ['no process', { process: '' }, [{ field: 'process', kind: 'missing' }]],
  ['another process', { process: 'x' }, [{ field: 'process', kind: 'malformed' }]],
  ['a value without name', { tags: [tag('', 'x')] }, [{ field: 'tag', index: 0, kind: 'no-name' }]],
  [
    'a name of the network',
    { tags: [tag('X'), tag('from', 'me')] },
    [{ field: 'tag', index: 1, kind: 'reserved', name: 'from' }],
  ],
  ['a name twice', { tags: [tag('X'), tag('x')] }, [{ field: 'tag', index: 1, kind: 'twice', name: 'x' }]],
  ['an action twice', { tags: [tag('Action')] }, [{ field: 'tag', index: 0, kind: 'twice', name: 'Action' }]],
  ['long tags', { tags: [tag('X', '虹'.repeat(1300))] }, [{ field: 'tags', kind: 'too-long' }]],
  ['long data', { data: 'x'.repeat(maxRequestDataBytes + 1) }, [{ field: 'data', kind: 'too-long' }]],
])('%s is a fault', (_, change, faults) => {
  expect(requestFaults({ ...right, ...change })).toEqual(faults);
});

test('two actions in rows are a fault of the second', () => {
  const tags = [tag('Action', 'a'), tag('Action', 'b')];
  expect(requestFaults({ ...right, action: '', tags })).toEqual([
    { field: 'tag', index: 1, kind: 'twice', name: 'Action' },
  ]);
});
