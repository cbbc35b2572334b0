import { parseOptions } from './options';

const id = 'p'.repeat(43);
const good = ['--app', 'https://rabbit.example/play/index.html?x#/y', '--slug', 'demo', '--count', '12'];

it('parses the choices, with paths from the folder of the caller', () => {
  expect(parseOptions(good, '/caller/folder')).toEqual({
    appUrl: 'https://rabbit.example/play/',
    networkUrl: 'https://rabbit.example/play/',
    event: { slug: 'demo' },
    count: 12,
    folder: '/caller/folder/tickets',
    locale: 'en',
    reason: 'Tickets for the door',
  });
  const more = [
    '--process',
    id,
    '--out',
    'x',
    '--language',
    'pl',
    '--keyfile',
    '../key.json',
    '--reason',
    'y',
  ];
  expect(
    parseOptions([...good, ...more, '--network', 'http://127.0.0.1:4700'], '/caller/folder'),
  ).toMatchObject({
    networkUrl: 'http://127.0.0.1:4700/',
    event: { process: id },
    folder: '/caller/folder/x',
    locale: 'pl',
    keyfile: '/caller/key.json',
    reason: 'y',
  });
});

it.each([`-${id.slice(1)}`, `--${id.slice(2)}`])(
  'parses the process %s, which begins as an option does',
  (process) => {
    expect(parseOptions([...good, '--process', process, '--out', 'x'], '/')).toMatchObject({
      event: { process },
      folder: '/x',
    });
  },
);

it.each([
  ['no app', good.slice(2), '--app'],
  ['an app that is no address', ['--app', 'rabbit', ...good.slice(2)], '--app'],
  ['an app that is a file', ['--app', 'file:///x/', ...good.slice(2)], '--app'],
  ['no event', [...good.slice(0, 2), ...good.slice(4)], '--slug or --process'],
  ['a process that is none', [...good, '--process', 'x'], '--slug or --process'],
  ['no count', good.slice(0, 4), '--count'],
  ['a count of none', [...good, '--count', '0'], '--count'],
  ['a count of too many', [...good, '--count', '1025'], '--count'],
  ['a count that is no number', [...good, '--count', '1e2'], '--count'],
  ['a language that nobody translated', [...good, '--language', 'de'], '--language'],
  ['a network that is no address', [...good, '--network', ':'], '--network'],
  ['an option that is none', [...good, '--sheet'], '--sheet'],
])('rejects %s', (_, args, named) => {
  expect(() => parseOptions(args, '/')).toThrow(named);
});
