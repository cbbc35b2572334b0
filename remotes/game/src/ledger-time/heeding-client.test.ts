import type { ProcessSendOptions, RabbitClient, ScanClaim } from '@rainbow-rabbit/processes/rabbit/client';
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
  /** A message that is posted again is not signed again. */
  let signedAt: number | undefined;
  const inner = {
    me: async () => ({ at: noon - 60 * minute }),
    scan: async (_: ScanClaim, { onState }: ProcessSendOptions) => {
      signedAt ??= Date.now();
      onState?.({ status: 'posted', signedAt });
      return reply;
    },
  } as unknown as RabbitClient;
  return { clock, client: heedingClient(inner, clock) };
}

const signer = { signDataItem: async () => new Uint8Array() };

afterEach(() => jest.useRealTimers());

it('measures by the reply to a message that the phone is ahead, and by a read only that it is not far behind', async () => {
  const { clock, client } = setUp(5 * minute);
  await client.me('a'.repeat(43) as Address);
  expect(clock.skew()?.atLeast).toBeUndefined();
  await client.scan(claim, { signer });
  expect(clock.skew()).toMatchObject({ atLeast: 5 * minute, atMost: 5 * minute });
});

it('takes a message that is posted again, and has the reply to the first post, for as old as it is', async () => {
  const { clock, client } = setUp(0);
  await client.scan(claim, { signer });
  jest.setSystemTime(noon + 2 * minute);
  await client.scan(claim, { signer });
  expect(clock.skew()?.atLeast).toBe(0);
});
