import { keptValue } from '@rainbow-rabbit/parts/kept';
import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import {
  openContact,
  type RabbitClient,
  type Registration,
  slotMs,
  slotsPerDay,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type Address, fromBase64Url, type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { chainsSchema } from '../chain/own-chains.domain';
import { aTicket } from '../testing/a-ticket';
import { submitRegistration } from './submit-registration';

jest.mock('../chain/role-key', () => ({ rolePublicKey: async () => new Uint8Array(65).fill(4) }));

const process = 'A'.repeat(43) as ProcessId;
const address = 'Q'.repeat(43) as Address;
const fields = { nickname: ' Moss ', email: ' moss@example.org ', xUsername: 'https://x.com/moss_1' };
const now = 59_000_000 * slotMs + 7;

interface Admitting {
  admission?: 'tickets' | 'open';
  ticket?: Ticket;
  /** The answer of the process when it is asked first. */
  refusal?: () => Promise<AppError | undefined>;
  /** Gets what is sent. */
  sent?: Registration[];
}

async function register(contactKey: string | undefined, admitting: Admitting = {}) {
  const { admission = 'open', ticket, refusal = async () => undefined, sent = [] } = admitting;
  const infoAges: unknown[] = [];
  const client = {
    process,
    info: async ({ maxAgeMs }: { maxAgeMs?: number } = {}) => {
      infoAges.push(maxAgeMs);
      return { contactKey, admission, batches: 1 };
    },
    registrationRefusal: refusal,
    register: async (registration: Registration) => {
      sent.push(registration);
      return {};
    },
  } as unknown as RabbitClient;
  const chains = keptValue(['chains'], chainsSchema);
  const signer = { signDataItem: () => Promise.reject(new Error('not asked here')) };
  await submitRegistration(fields, { client, address, chains, ticket, now, options: { signer } });
  return { sent, chains, infoAges };
}

async function newContactKey(): Promise<string> {
  const staff = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', staff.publicKey)));
}

beforeEach(() => localStorage.clear());

describe('registering', () => {
  it('sends the e-mail sealed to the staff, and no part of it in clear', async () => {
    const staff = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', staff.publicKey));
    const { sent } = await register(toBase64Url(contactKey));
    const [registration] = sent;
    expect(registration).toMatchObject({ nickname: 'Moss', xUsername: 'moss_1' });
    expect(JSON.stringify(registration)).not.toContain('moss@example.org');
    const sealed = fromBase64Url(registration?.sealedContact ?? '');
    expect(sealed).toHaveLength(413);
    const opened = openContact({ sealed, privateKey: staff.privateKey, process, address });
    await expect(opened).resolves.toBe('moss@example.org');
  });

  it('seals to the key that the event has now, not to one that a tab was told of', async () => {
    expect((await register(await newContactKey())).infoAges).toEqual([0]);
  });

  it('stores the chain before it declares it', async () => {
    const { sent, chains } = await register(await newContactKey());
    expect(sent[0]).toMatchObject({ chainStart: 58_999_996, chainLength: slotsPerDay });
    expect(fromBase64Url(sent[0]?.chainAnchor ?? '')).toHaveLength(10);
    expect(chains.read()).toEqual([{ seed: expect.any(String), start: 58_999_996, length: slotsPerDay }]);
  });

  it('sends a ticket where the event asks for one, and nowhere else', async () => {
    const ticket = aTicket();
    const key = await newContactKey();
    const asked = await register(key, { admission: 'tickets', ticket });
    expect(asked.sent[0]?.ticket).toEqual(ticket);
    const open = await register(key, { admission: 'open', ticket });
    expect(open.sent[0]).not.toHaveProperty('ticket');
  });

  it('sends no ticket of a batch that the event has not yet: a refused one would be public before it is good', async () => {
    const ticket = { ...aTicket(), batch: 2 };
    const sent: Registration[] = [];
    const asked = register(await newContactKey(), { admission: 'tickets', ticket, sent });
    await expect(asked).rejects.toThrow('ticket.unknown');
    expect(sent).toEqual([]);
  });

  it('is refused before anything is signed when the ticket is missing', async () => {
    await expect(register(await newContactKey(), { admission: 'tickets' })).rejects.toThrow('ticket.missing');
  });

  it('keeps a ticket off the public ledger when the registration would be refused', async () => {
    const sent: Registration[] = [];
    const refusal = async () => new AppError('event.full');
    const asked = register(await newContactKey(), { admission: 'tickets', ticket: aTicket(), refusal, sent });
    await expect(asked).rejects.toThrow('event.full');
    expect(sent).toEqual([]);
  });

  it('is sent where the process can not be asked', async () => {
    const refusal = () => Promise.reject(new AppError('ao.rate-limited'));
    const { sent } = await register(await newContactKey(), {
      admission: 'tickets',
      ticket: aTicket(),
      refusal,
    });
    expect(sent).toHaveLength(1);
  });

  it('is refused while the event has no key for contacts', async () => {
    await expect(register(undefined)).rejects.toThrow('register.no-contact-key');
  });
});
