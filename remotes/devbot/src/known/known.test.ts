import { parseNetwork } from '@rainbow-rabbit/shared/network';
import { errorCodeIn } from './domain/error-code';
import { listedProcess } from './listed-process';

const id = (letter: string) => letter.repeat(43);
const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [{ slug: 'demo', process: id('e'), name: 'Demo' }],
    community: id('c'),
    processes: { arcade: id('a'), minibuild: id('m') },
  },
  'https://app.test/',
);

it('knows the processes that the network names', () => {
  expect(listedProcess(network, id('e'))).toEqual({ kind: 'event', isListed: true, path: '/rabbit/demo' });
  expect(listedProcess(network, id('c'))).toMatchObject({ kind: 'community', path: '/social' });
  expect(listedProcess(network, id('a'))).toEqual({ kind: 'arcade', isListed: true });
  expect(listedProcess(network, id('m'))).toMatchObject({ kind: 'contest', path: '/mini-build' });
  expect(listedProcess(network, id('x'))).toBeUndefined();
});

it('finds the code of a refusal in the text of an error', () => {
  expect(errorCodeIn('[string ".handlers"]:12: rr:scan.too-late')).toBe('scan.too-late');
  expect(errorCodeIn('attempt to index a nil value')).toBeUndefined();
  expect(errorCodeIn(`${'x'.repeat(1_000_000)} rr:a.b`)).toBeUndefined();
});
