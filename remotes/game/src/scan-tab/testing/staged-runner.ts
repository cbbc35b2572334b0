import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  createRabbitClient,
  defaultClaimWindowMs,
  isRabbitRefusal,
  type Player,
  type RabbitId,
  type ScanClaim,
  type Scanned,
  slotMs,
} from '@rainbow-rabbit/processes/rabbit/client';
import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import type { AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { unlessAborted } from '@rainbow-rabbit/shared/waiting';
import type { AskingOptions } from '@rainbow-rabbit/shared/wallet';
import { heldTokensSchema } from '../../disclosures/held-tokens.domain';
import { keptScansSchema } from '../../kept-scans/domain/kept-scans';
import { createLedgerClock } from '../../ledger-time/domain/ledger-clock';
import type { ScannedCode } from '../../rabbit-code/domain/scanned-code';
import type { TokenVerdict } from '../../token-check/token-checker';
import type { ScanState } from '../domain/scan-step';
import { createScanRunner, createScanStore } from '../scan-runner';
import { aScanned } from './a-scanned';

export const eventProcess = 'A'.repeat(43) as ProcessId;
export const scannerAddress = 'C'.repeat(43) as Address;
/** The player's own rabbit. */
export const scannersRabbit = 5 as RabbitId;
export const readCode = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
export const scanThatCounted = aScanned({ colour: 'green', collected: ['green'] });
export const noNetwork = new AppError('ao.unreachable', { retryable: true });

const replyOf = (action: string, data: object): AoResult => ({
  Messages: [
    { Target: scannerAddress, Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) },
  ],
});

const info = quietEvent({ claimWindowMs: defaultClaimWindowMs });

/** A player's phone, and a process that gives the answers of the test, each once; a failure stands for an answer that was lost. */
export function stageRunner(answers: (() => Promise<Scanned>)[]) {
  localStorage.clear();
  const phone = { now: 1000 * slotMs, printed: 'allowed' };
  const claims: ScanClaim[] = [];
  const approvals: unknown[] = [];
  const posts: string[] = [];
  const verdicts: TokenVerdict[] = [];
  /** The player's wallet, which has to ask; a test may let it wait for the answer, or have it approved ahead. */
  const wallet = { isApprovedAhead: false, answer: () => Promise.resolve() };
  let signatures = 0;
  const signerOf = ({ isUnasked, signal }: AskingOptions): ItemSigner => ({
    address: scannerAddress,
    signDataItem: async (item) => {
      if (isUnasked && !wallet.isApprovedAhead) throw new AppError('wallet.approval-needed');
      if (!isUnasked) approvals.push(item);
      await unlessAborted(wallet.answer(), signal, () => new AppError('wallet.request-withdrawn'));
      signatures += 1;
      return Uint8Array.of(signatures);
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
        return isPrinted ? replyOf('ScannedPrinted', reply) : replyOf('Scanned', { ...reply, disclosed });
      } catch (error) {
        if (!isRabbitRefusal(error)) throw error;
        return { Messages: [], Error: `rr:${error.code}` };
      }
    },
    read: async () => replyOf('Info', { ...info, printed: phone.printed }),
  });
  const keptScans = keptValue(['pending'], keptScansSchema);
  const heldTokens = keptValue(['held'], heldTokensSchema);
  const facts = {
    player: { rabbit: scannersRabbit, collected: [] as Player['collected'] },
    claimWindowMs: defaultClaimWindowMs,
    secrecyWindowMs: defaultClaimWindowMs,
  };
  /** Opens the page. */
  const open = () => {
    const ledgerClock = createLedgerClock(() => 0);
    const scans = createScanStore();
    const screens: ScanState[] = [];
    scans.subscribe(() => {
      const { screen } = scans.read();
      if (screen !== screens.at(-1)) screens.push(screen);
    });
    const runner = createScanRunner({
      client: createRabbitClient(ao, eventProcess),
      address: scannerAddress,
      signerOf,
      checker: { check: async () => verdicts.shift() ?? { status: 'genuine' } },
      scans,
      keptScans,
      heldTokens,
      now: () => phone.now,
      ledgerClock,
    });
    return {
      run: (scan: ScannedCode, mayAsk?: boolean) => runner.run(scan, facts, mayAsk),
      withdraw: runner.withdraw,
      scans,
      /** The states of the scan screen, one after the other. */
      screens,
      ledgerClock,
    };
  };
  const staged = { facts, wallet, phone, answers, claims, approvals, posts, verdicts, keptScans, heldTokens };
  return { ...staged, ...open(), open };
}
