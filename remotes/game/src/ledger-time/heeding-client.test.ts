import type { RabbitClient, ScanClaim } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { createLedgerClock } from './domain/ledger-clock';
import { heedingClient } from './heeding-client';

const minute = 60_000;
const noon = 1_800_000_000_000;
const claim = {} as ScanClaim;

/** The client of a phone that is ahead of the ledger, whose messages the ledger times when they were first signed. */
function setUp(aheadMs: number) {
  jest.useFakeTimers({ now: noon + aheadMs });
  const clock = createLedgerClock(() => 0);
  const ledgerTime = () => Date.now() - aheadMs;
  const reply = { at: ledgerTime() };
  const inner = {
    me: async () => ({ at: noon - 60 * minute }),
    scan: async (_: ScanClaim, { signer }: { signer: ItemSigner }) => {
      await signer.signDataItem({ data: '' });
      return reply;
    },
  } as unknown as RabbitClient;
  return { clock, client: heedingClient(inner, clock) };
}

const signerOf = (bytes: Uint8Array): ItemSigner => ({
  address: 'a'.repeat(43) as Address,
  signDataItem: async () => bytes,
});

afterEach(() => jest.useRealTimers());

it('measures by the reply to a message that the phone is ahead, and by a read only that it is not far behind', async () => {
  const { clock, client } = setUp(5 * minute);
  await client.me('a'.repeat(43) as Address);
  expect(clock.skew()?.atLeast).toBeUndefined();
  await client.scan(claim, { signer: signerOf(new Uint8Array(1)) });
  expect(clock.skew()).toMatchObject({ atLeast: 5 * minute, atMost: 5 * minute });
});

it('takes a message that is posted again, and has the reply to the first post, for as old as it is', async () => {
  const { clock, client } = setUp(0);
  const signer = signerOf(new Uint8Array(1));
  await client.scan(claim, { signer });
  jest.setSystemTime(noon + 2 * minute);
  await client.scan(claim, { signer });
  expect(clock.skew()?.atLeast).toBe(0);
});
