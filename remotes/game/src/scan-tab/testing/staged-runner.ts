import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  createRabbitClient,
  defaultClaimWindowMs,
  isRabbitRefusal,
  type Me,
  type Player,
  type RabbitClient,
  type RabbitId,
  type ScanClaim,
  type Scanned,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { unlessAborted } from '@rainbow-rabbit/shared/waiting';
import type { AskingOptions } from '@rainbow-rabbit/shared/wallet';
import { heldTokensSchema } from '../../disclosures/domain/held-tokens';
import { keptScansSchema } from '../../kept-scans/domain/kept-scans';
import { createLedgerClock } from '../../ledger-time/domain/ledger-clock';
import type { ScannedCode } from '../../rabbit-code/domain/scanned-code';
import type { TokenVerdict } from '../../token-check/token-checker';
import type { ScanEvent } from '../domain/scan-state';
import { createScanRunner } from '../scan-runner';
import { aScanned } from './a-scanned';

export const scannerAddress = 'C'.repeat(43) as Address;
/** The player's own rabbit. */
export const scannersRabbit = 5 as RabbitId;
export const readCode = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
export const scanThatCounted = aScanned({ colour: 'green', collected: ['green'] });
export const noNetwork = new AppError('ao.unreachable', { retryable: true });

/** The player once the scan has counted. */
export const scannerWithColour = {
  registered: true,
  collected: [{ ...readCode, colour: 'green', nickname: 'Moss', at: 0, status: 'pending' }],
  complete: false,
  at: scanThatCounted.at,
} as unknown as Me & { registered: true };

/** A runner over a process that answers what the test lines up, at a time of the test's own. */
export function stageRunner(
  answers: (() => Promise<Scanned>)[],
  me: () => Promise<Me> = () => Promise.reject(noNetwork),
) {
  localStorage.clear();
  return reopenRunner(answers, me);
}

/** As `stageRunner`, with what this phone has kept: the page was reloaded. */
export function reopenRunner(answers: (() => Promise<Scanned>)[], me: () => Promise<Me>) {
  const phone = { now: 1000 * slotMs, printed: 'allowed' };
  const ledgerClock = createLedgerClock(() => 0);
  const events: ScanEvent[] = [];
  const claims: ScanClaim[] = [];
  const approvals: unknown[] = [];
  const posts: unknown[] = [];
  const verdicts: TokenVerdict[] = [];
  /** The player's wallet, which has to ask; a test may let it wait for the answer, or have it approved ahead. */
  const wallet = { isApprovedAhead: false, answer: () => Promise.resolve() };
  const signerOf = ({ isUnasked, signal }: AskingOptions): ItemSigner => ({
    signDataItem: async (item) => {
      if (isUnasked && !wallet.isApprovedAhead) throw new AppError('wallet.approval-needed');
      if (!isUnasked) approvals.push(item);
      await unlessAborted(wallet.answer(), signal, () => new AppError('wallet.request-withdrawn'));
      return new Uint8Array([1]);
    },
  });
  const ao = memoryAo({
    onPost: ({ item }) => posts.push(item),
    async answer({ tags, data = '' }) {
      const isPrinted = tags.some(({ value }) => value === 'ScanPrinted');
      claims.push(JSON.parse(data));
      const answer = answers.shift();
      if (!answer) throw new Error('no answer lined up');
      try {
        const { disclosed, ...reply } = await answer();
        const Data = JSON.stringify(isPrinted ? reply : { ...reply, disclosed });
        return {
          Messages: [
            {
              Target: scannerAddress,
              Tags: [{ name: 'Action', value: isPrinted ? 'ScannedPrinted' : 'Scanned' }],
              Data,
            },
          ],
        };
      } catch (error) {
        if (!isRabbitRefusal(error)) throw error;
        return { Messages: [], Error: `rr:${error.code}` };
      }
    },
  });
  const client = {
    ...createRabbitClient(ao, 'A'.repeat(43) as ProcessId),
    me,
    info: async () => ({ printed: phone.printed }),
  } as unknown as RabbitClient;
  const keptScans = keptValue(['pending'], keptScansSchema);
  const heldTokens = keptValue(['held'], heldTokensSchema);
  const runner = createScanRunner({
    client,
    address: scannerAddress,
    signerOf,
    checker: { check: async () => verdicts.shift() ?? { status: 'genuine' } },
    keptScans,
    heldTokens,
    now: () => phone.now,
    ledgerClock,
    onEvent: (event) => events.push(event),
  });
  const facts = {
    player: { rabbit: scannersRabbit, collected: [] as Player['collected'] },
    claimWindowMs: defaultClaimWindowMs,
    secrecyWindowMs: defaultClaimWindowMs,
  };
  const run = (scan: ScannedCode, mayAsk?: boolean) => runner.run(scan, facts, mayAsk);
  return {
    run,
    facts,
    withdraw: runner.withdraw,
    wallet,
    phone,
    ledgerClock,
    events,
    claims,
    approvals,
    posts,
    verdicts,
    keptScans,
    heldTokens,
  };
}
