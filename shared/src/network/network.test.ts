import type { ProcessId } from '../arweave';
import { unitOf, writtenUnit } from './ao-units';
import { carriedProcess, parseNetwork, wallPath } from './network';

const base = 'https://gateway.example/app/network.json';
const network = {
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateway: './',
  explorer: 'https://explorer.example/#/address/',
  events: [],
};

it('finds what lies beside the page', () => {
  const { gateway: _, ...others } = network;
  expect(parseNetwork(network, base)).toEqual({
    ...others,
    ao: { mode: 'legacy', mu: 'https://gateway.example/app/mu', cu: 'https://gateway.example/app/cu' },
    gateways: ['https://gateway.example/app/'],
    wallets: {},
  });
});

it.each([
  ['mqtt', 'https://gateway.example/app/mqtt'],
  ['wss://broker.example:8081', 'wss://broker.example:8081/'],
])('resolves the address %s of a wallet to %s', (anyWallet, url) => {
  expect(parseNetwork({ ...network, wallets: { anyWallet } }, base).wallets).toEqual({ anyWallet: [url] });
});

const several = ['mqtt', 'wss://broker.example:8081'];
const severalUrls = ['https://gateway.example/app/mqtt', 'wss://broker.example:8081/'];

it('resolves each address of a wallet that has several, and leaves out an empty one', () => {
  const { wallets } = parseNetwork({ ...network, wallets: { anyWallet: several, none: '' } }, base);
  expect(wallets).toEqual({ anyWallet: severalUrls });
});

it('finds several gateways, or one', () => {
  const gateway = ['https://one.example', './'];
  const urls = ['https://one.example/', 'https://gateway.example/app/'];
  expect(parseNetwork({ ...network, gateway }, base)).toMatchObject({ gateways: urls });
  expect(parseNetwork({ ...network, gateway: ['./'] }, base)).toEqual(parseNetwork(network, base));
});

const key = `B${'a'.repeat(86)}`;
const withRelay = (relay: object) => ({
  ...network,
  events: [{ slug: 'demo', process: 'p'.repeat(43), name: 'Demo', relay }],
});

it.each([
  ['mqtt', 'wss://gateway.example/app/mqtt'],
  ['wss://broker.example:8081', 'wss://broker.example:8081/'],
])('resolves the broker %s of an event’s relay to %s', (broker, url) => {
  expect(parseNetwork(withRelay({ broker, key }), base).events[0]?.relay).toEqual({ broker: [url], key });
});

it('finds the relay of the communities, and does without one that is described wrongly', () => {
  const relay = { broker: 'mqtt', key };
  expect(parseNetwork({ ...network, relay }, base).relay).toEqual({
    broker: ['wss://gateway.example/app/mqtt'],
    key,
  });
  expect(parseNetwork({ ...network, relay: { broker: 'mqtt' } }, base)).not.toHaveProperty('relay');
  expect(parseNetwork(network, base)).not.toHaveProperty('relay');
});

it('resolves each broker of an event’s relay that has several', () => {
  const broker = ['wss://gateway.example/app/mqtt', 'wss://broker.example:8081/'];
  expect(parseNetwork(withRelay({ broker: several, key }), base).events[0]?.relay).toEqual({ broker, key });
});

it('finds the scheduler unit, if one is named', () => {
  const ao = { ...network.ao, su: 'su' };
  expect(parseNetwork({ ...network, ao }, base).ao).toMatchObject({ su: 'https://gateway.example/app/su' });
  expect(parseNetwork(network, base).ao).not.toHaveProperty('su');
});

const process = 'e'.repeat(43) as ProcessId;
const node = { mode: 'hyperbeam', node: 'node/' };

it('finds a HyperBEAM node, of the whole network or of one process', () => {
  const found = { mode: 'hyperbeam', node: 'https://gateway.example/app/node/' };
  expect(parseNetwork({ ...network, ao: node }, base).ao).toEqual(found);
  const mixed = parseNetwork({ ...network, units: { [process]: node } }, base);
  expect(mixed.units).toEqual({ [process]: found });
  expect(unitOf(mixed, process)).toEqual(found);
  expect(unitOf(mixed)).toBe(mixed.ao);
  expect(unitOf(mixed, 'a'.repeat(43) as ProcessId)).toBe(mixed.ao);
  expect(parseNetwork(network, base)).not.toHaveProperty('units');
});

it.each([
  ['of an unknown mode', { mode: 'mainnet', node: 'node' }],
  ['of a node without an address', { mode: 'hyperbeam' }],
  ['of a node with an address that is no text', { mode: 'hyperbeam', node: 7 }],
  ['of legacy units without a compute unit', { mode: 'legacy', mu: 'mu' }],
  ['without a mode', { mu: 'mu', cu: 'cu' }],
])('refuses units %s, of the network and of a process', (_, unit) => {
  const refused = expect.objectContaining({ code: 'network.invalid' });
  expect(() => parseNetwork({ ...network, ao: unit }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, units: { [process]: unit } }, base)).toThrow(refused);
});

it('refuses units of what is no process', () => {
  const refused = expect.objectContaining({ code: 'network.invalid' });
  expect(() => parseNetwork({ ...network, units: { demo: node } }, base)).toThrow(refused);
});

it('finds units that stand in for each other, of the whole network or of one process', () => {
  const legacy = { mode: 'legacy', mu: 'https://mu.example/', cu: 'https://cu.example/' };
  const found = { mode: 'hyperbeam', node: 'https://gateway.example/app/node/' };
  const parsed = parseNetwork({ ...network, ao: [node, legacy], units: { [process]: [legacy, node] } }, base);
  expect(parsed.ao).toEqual({ ...found, others: [legacy] });
  expect(parsed.units).toEqual({ [process]: { ...legacy, others: [found] } });
  expect(writtenUnit(parsed.ao)).toEqual([found, legacy]);
  const alone = parseNetwork({ ...network, ao: [node] }, base);
  expect(alone.ao).toEqual(found);
  expect(writtenUnit(alone.ao)).toEqual(found);
});

it.each([
  ['no unit', []],
  ['more than four units', Array(5).fill(node)],
  ['a unit that is none', [node, { mode: 'hyperbeam' }]],
  ['a list in a list', [[node]]],
])('refuses a list of %s', (_, ao) => {
  const refused = expect.objectContaining({ code: 'network.invalid' });
  expect(() => parseNetwork({ ...network, ao }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, units: { [process]: ao } }, base)).toThrow(refused);
});

it('takes the choices of a deployment about wallets, and does without an explorer', () => {
  const walletOptions = { popup: ['One', 'Two'], autoConnect: false };
  const { explorer, ...local } = network;
  expect(explorer).toBeTruthy();
  expect(parseNetwork({ ...local, walletOptions }, base)).toMatchObject({ walletOptions });
  expect(parseNetwork(local, base)).not.toHaveProperty('explorer');
});

it('finds the address of the reports, if there is one', () => {
  expect(parseNetwork({ ...network, reports: 'reports' }, base).reports).toBe(
    'https://gateway.example/app/reports',
  );
  expect(parseNetwork(network, base).reports).toBeUndefined();
  expect(() => parseNetwork({ ...network, reports: 7 }, base)).toThrow(
    expect.objectContaining({ code: 'network.invalid' }),
  );
});

it('finds the process of the communities, if there is one', () => {
  const community = 'c'.repeat(43);
  expect(parseNetwork({ ...network, community }, base).community).toBe(community);
  expect(parseNetwork(network, base)).not.toHaveProperty('community');
  expect(() => parseNetwork({ ...network, community: 'short' }, base)).toThrow(
    expect.objectContaining({ code: 'network.invalid' }),
  );
});

it('finds the processes of areas, without those that are named wrongly', () => {
  const arcade = 'a'.repeat(43);
  const processes = { arcade, short: 'short', number: 7 };
  expect(parseNetwork({ ...network, processes }, base).processes).toEqual({ arcade });
});

it.each([
  ['not named', undefined],
  ['all named wrongly', { arcade: 'short' }],
  ['text', 'a'.repeat(43)],
  ['null', null],
])('has no processes of areas where they are %s', (_, processes) => {
  expect(parseNetwork({ ...network, processes }, base)).not.toHaveProperty('processes');
});

it('takes the accounts that players are asked to follow', () => {
  const demo = { slug: 'demo', process: 'p'.repeat(43), name: 'Demo', follow: 'demo_fair' };
  const parsed = parseNetwork({ ...network, follow: 'rabbits', events: [demo] }, base);
  expect(parsed).toMatchObject({ follow: 'rabbits', events: [{ follow: 'demo_fair' }] });
});

it('refuses what is no network', () => {
  const refused = expect.objectContaining({ code: 'network.invalid' });
  expect(() => parseNetwork({ ...network, gateway: 7 }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, gateway: [] }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, gateway: ['./', 7] }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, wallets: { beaconBroker: [] } }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, wallets: { beaconBroker: 7 } }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, follow: '@rabbits' }, base)).toThrow(refused);
  expect(() => parseNetwork({ ...network, walletOptions: { popup: 'One' } }, base)).toThrow(refused);
});

it.each([
  ['a key that is none', { broker: 'mqtt', key: 'short' }],
  ['no key', { broker: 'mqtt' }],
  ['no broker', { broker: '', key }],
  ['a broker that is no address', { broker: 'wss://[', key }],
  ['no broker in a list', { broker: [], key }],
  ['a broker in a list that is no address', { broker: ['mqtt', 'wss://['], key }],
  ['an empty broker in a list', { broker: ['mqtt', ''], key }],
  ['a broker of another kind', { broker: 'mailto:someone@example.org', key }],
  ['text', 'mqtt'],
  ['nothing', null],
])('does without a relay that is described by %s, and says of which event', (_, relay) => {
  const parsed = parseNetwork(withRelay(relay as object), base);
  expect(parsed.events).toEqual([{ slug: 'demo', process: 'p'.repeat(43), name: 'Demo' }]);
  expect(parsed.refusedRelays).toEqual(['demo']);
});

it('says of no relay that it is wrong where all are right', () => {
  expect(parseNetwork(withRelay({ broker: 'mqtt', key }), base)).not.toHaveProperty('refusedRelays');
  expect(parseNetwork(network, base)).not.toHaveProperty('refusedRelays');
});

it('leads to the wall of an event, by its process where the app does not list it', () => {
  const event = { slug: 'demo', process: 'p'.repeat(43) as ProcessId };
  expect(wallPath(event)).toBe('/vibe?event=demo');
  const unlisted = wallPath({ ...event, isUnlisted: true });
  expect(unlisted).toBe(`/vibe?event=demo&p=${event.process}`);
  expect(carriedProcess(unlisted.slice('/vibe'.length))).toBe(event.process);
});

it('finds the process that a link names, or none', () => {
  expect(carriedProcess(`?p=${'G'.repeat(43)}&t=ABC`)).toBe('G'.repeat(43));
  expect(carriedProcess('?p=short')).toBeUndefined();
  expect(carriedProcess('')).toBeUndefined();
});
