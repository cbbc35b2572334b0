import { parseRelayOptions } from './options';

const network = ['--network', 'https://rabbit.example/'];

it.each([
  [[], '--network is missing'],
  [['--network', 'ftp://rabbit.example/'], '--network is missing or no address of the web'],
  [[...network, '--broker', 'https://broker.example/'], '--broker is no address'],
  [[...network, '--reads-apart', '0'], '--reads-apart is no number from 0.1 to 60'],
  [[...network, '--reads-apart', 'soon'], '--reads-apart is no number from 0.1 to 60'],
  [[...network, '--unknown'], '--unknown'],
  [[...network, 'stray'], 'stray'],
])('of %j says what is wrong', (args, problem) => {
  expect(() => parseRelayOptions(args)).toThrow(problem);
});

it('reads a public unit six times a minute at most, and a unit of one’s own as often as it is told', () => {
  const choices = { networkUrl: 'https://rabbit.example/network.json', keyFile: 'relay-key.json' };
  expect(parseRelayOptions(network)).toEqual({ ...choices, readsApartMs: 10_500 });
  expect(parseRelayOptions([...network, '--reads-apart', '2'])).toEqual({ ...choices, readsApartMs: 2000 });
  expect(parseRelayOptions(['--help'])).toBeUndefined();
});
