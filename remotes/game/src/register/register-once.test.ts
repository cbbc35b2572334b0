import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { addressOf, processId, processNetwork } from '@rainbow-rabbit/processes/common/testing';
import { createRabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import { EventUnderTest, ticketsOf } from '@rainbow-rabbit/processes/rabbit/testing';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { chainStore } from '../chain/chain-store';
import { registerOnce } from './register-once';

// jsdom has no IndexedDB, in which the browser keeps the key.
jest.mock('../chain/role-key', () => ({ rolePublicKey: async () => new Uint8Array(65).fill(4) }));

const process = processId as ProcessId;
const count = 4;
const { root, tickets } = ticketsOf(count);
const [first, second] = tickets as [Ticket, Ticket];
const unreachable = new AppError('ao.unreachable', { retryable: true });

let event: EventUnderTest;
let contactKey: string;
let network: AoClient;
/** The answers to messages are lost. */
let losesAnswers: boolean;
/** Players can't be read. */
let isBlind: boolean;
let playerReads: number;
beforeAll(async () => {
  event = await EventUnderTest.start();
  network = processNetwork({ processes: { [process]: event.live }, clock: event });
  const staff = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  contactKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', staff.publicKey)));
});
afterAll(() => event.stop());

const ao: AoClient = {
  sign: (...asked) => network.sign(...asked),
  post: (...asked) => network.post(...asked),
  known: (...asked) => network.known(...asked),
  async result(...asked) {
    const result = await network.result(...asked);
    if (losesAnswers) throw unreachable;
    return result;
  },
  async read(message, options) {
    const isOfPlayer = message.tags.some(({ value }) => value === 'Me');
    if (isOfPlayer) playerReads += 1;
    if (isOfPlayer && isBlind) throw unreachable;
    return network.read(message, options);
  },
};

function register(name: string, ticket: Ticket, nickname = name) {
  const address = addressOf(name) as Address;
  return registerOnce(
    { nickname, email: `${name}@example.org`, xUsername: '' },
    {
      client: createRabbitClient(ao, process),
      ...{ address, ticket, now: event.now, chains: chainStore(process, address) },
      signer: { address, signDataItem: async () => new Uint8Array() },
    },
  );
}

beforeEach(async () => {
  localStorage.clear();
  losesAnswers = false;
  isBlind = false;
  playerReads = 0;
  await event.reset();
  await event.act('Admit', { batch: 1, root, count });
  await event.open({ contactKey, admission: 'tickets' });
});

describe('a registration whose answer was lost', () => {
  it('has succeeded when the ledger knows the player', async () => {
    losesAnswers = true;
    expect(await register('ann', first)).toMatchObject({ rabbit: 1, nickname: 'ann' });
  });

  it.each([
    ['with another ticket', second],
    ['with the same ticket', first],
  ])('has succeeded when a further attempt %s is refused', async (_, ticket) => {
    await register('ann', first);
    expect(await register('ann', ticket, 'ann two')).toMatchObject({ rabbit: 1, nickname: 'ann' });
    expect(playerReads).toBe(1);
  });

  it('has failed when the ledger does not know the player', async () => {
    await register('ann', first);
    await expect(register('bob', first)).rejects.toThrow('ticket.used');
    expect(playerReads).toBe(1);
  });

  it('is not taken for a refusal of the ticket while the ledger can not be read', async () => {
    await register('ann', first);
    isBlind = true;
    await expect(register('bob', first)).rejects.toThrow('ao.unreachable');
  });

  it('does not ask the ledger after any other refusal', async () => {
    const [foreign] = ticketsOf(count, 1, addressOf('elsewhere')).tickets as [Ticket];
    await expect(register('ann', foreign)).rejects.toThrow('ticket.unknown');
    expect(playerReads).toBe(0);
  });
});
