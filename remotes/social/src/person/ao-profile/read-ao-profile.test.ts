import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { readAoProfile } from './read-ao-profile';

const [address, attacker] = ['a'.repeat(43) as Address, 'b'.repeat(43) as Address];
const registry = 'r'.repeat(43) as ProcessId;
const ids = ['p', 'q', 's', 't'].map((letter) => letter.repeat(43));
const [first = '', second = ''] = ids;
const options = { signal: new AbortController().signal };

const words = { DisplayName: 'Ann', UserName: 'ann', Description: 'I\u202e walk.\n\nAnd run.' };
const infoOf = (change: object = {}) => JSON.stringify({ Owner: address, Profile: words, ...change });

interface StageParams {
  listed?: string;
  infos?: Readonly<Record<string, string>>;
  /** The signers of spawns. A gateway proves no profile without one. */
  signers?: Readonly<Record<string, Address>>;
}

/** Reads the profile of the address where registry, profiles and gateway say these things. */
async function read({ listed = list(first), infos = {}, signers = { [first]: address } }: StageParams) {
  const asked: string[] = [];
  const ao = memoryAo({
    async read({ process, tags, data }) {
      asked.push(process);
      const Data = process === registry ? listed : (infos[process] ?? infoOf());
      if (process === registry) {
        expect(tags).toEqual([{ name: 'Action', value: 'Get-Profiles-By-Delegate' }]);
        expect(JSON.parse(data ?? '')).toEqual({ Address: address });
      }
      return { Messages: [{ Target: '', Tags: [], Data }] };
    },
  });
  const reader = {
    async transaction(id: string) {
      const signer = signers[id];
      if (!signer) throw new AppError('gateway.tx-not-found');
      return { address: signer, readableTags: [{ name: 'Type', value: 'Process' }] } as never;
    },
  };
  const gateways = ['https://gateway.example/'] as const;
  return { profile: await readAoProfile({ ao, gateways, registry, address, reader }, options), asked };
}

const list = (...profiles: unknown[]) => JSON.stringify(profiles.map((ProfileId) => ({ ProfileId })));

test('a profile that the address spawned and owns is read, without characters that can’t be seen and on one line', async () => {
  const { profile } = await read({});
  expect(profile).toEqual({ process: first, name: 'Ann', text: 'I walk. And run.' });
});

test('a profile that another one spawned in the name of the address is not even asked', async () => {
  const { profile, asked } = await read({ signers: { [first]: attacker } });
  expect([profile, asked]).toEqual([undefined, [registry]]);
});

test('a profile whose spawn no gateway proves is not shown', async () => {
  expect((await read({ signers: {} })).profile).toBeUndefined();
});

test('a profile that was given to somebody else is passed over for the next one', async () => {
  const infos = { [first]: infoOf({ Owner: attacker }) };
  const signers = { [first]: address, [second]: address };
  expect((await read({ listed: list(first, second), infos, signers })).profile?.process).toBe(second);
});

test('of a long list three profiles are looked at', async () => {
  const signers = Object.fromEntries(ids.map((id) => [id, address]));
  const infos = Object.fromEntries(ids.map((id) => [id, '{}']));
  const { profile, asked } = await read({ listed: list(...ids), infos, signers });
  expect([profile, asked.length]).toEqual([undefined, 4]);
});

test.each([
  ['no JSON', '<b>'],
  ['no list', '{}'],
  ['ids that are none', list('<script>', 7, null)],
  ['nothing', ''],
])('a registry that answers %s lists no profile', async (_, listed) => {
  expect((await read({ listed })).profile).toBeUndefined();
});

test.each([
  ['no JSON', 'nil'],
  ['no profile', JSON.stringify({ Owner: address })],
  ['values of other kinds', infoOf({ Profile: { DisplayName: 7, Description: ['x'] } })],
])('a profile that answers %s is not shown', async (_, info) => {
  expect((await read({ infos: { [first]: info } })).profile).toBeUndefined();
});

test('texts of any length are cut', async () => {
  const info = infoOf({ Profile: { DisplayName: '🐇'.repeat(500), Description: 'x'.repeat(1_000_000) } });
  const { profile } = await read({ infos: { [first]: info } });
  expect([[...(profile?.name ?? '')].length, profile?.text.length]).toEqual([60, 300]);
});
