import { treeOf } from '../testing/tree-of';
import { checkPosting } from './posting';

const found = (text: string, path = 'remotes/game/src/a.ts') =>
  checkPosting(treeOf({ [path]: text })).findings.map(({ line, problem }) => `${line} ${problem}`);

test.each([
  'await ao.post(signed);',
  'await place.ao.post(signed);',
  "ao['post'](signed);",
  'const { post } = ao;',
  'const { result, post: send } = place.ao;',
  'await fetch(network.ao.mu, { body });',
  'await request(mu, { body });',
])('finds %s', (text) => {
  expect(found(`\n${text}`)).toEqual(['2 posts a signed message.']);
});

test.each(['parts/src/outbox/a.ts', 'shell/src/a.ts', 'processes/rabbit/client/a.ts'])(
  'finds it in %s',
  (path) => {
    expect(found('ao.post(signed);', path)).toHaveLength(1);
  },
);

test.each([
  ['ao.post(signed);', 'processes/common/client/outbox/deliver.ts'],
  ['ao.post(signed);', 'remotes/game/src/a.test.ts'],
  ['ao.post(signed);', 'relay/src/settler.ts'],
  ['channel.post(message);', 'remotes/game/src/a.ts'],
])('accepts %s in %s', (text, path) => {
  expect(found(text, path)).toEqual([]);
});
