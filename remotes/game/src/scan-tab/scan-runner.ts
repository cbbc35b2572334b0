import type { Player, RabbitClient, ScanClaim, Scanned } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  afterOutcomes,
  type HeldTokens,
  holdToken,
  ridingAlong,
  withoutRide,
} from '../disclosures/domain/held-tokens';
import { isTooLate, type KeptScans, keepScan, withoutScan } from '../kept-scans/domain/kept-scans';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { stagedSigner } from '../sending/staged-signer';
import type { StoredValue } from '../stored/stored-value';
import { checkedSigner } from '../token-check/checked-signer';
import type { TokenChecker, TokenVerdict } from '../token-check/token-checker';
import type { ScanEvent } from './domain/scan-state';
import { claimMessage, type ScanOutcome, sendScan } from './send-scan';

export interface ScanRunnerOptions {
  client: RabbitClient;
  address: Address;
  signer: ItemSigner;
  checker: TokenChecker;
  keptScans: StoredValue<KeptScans>;
  heldTokens: StoredValue<HeldTokens>;
  /** This phone's clock, in Unix milliseconds. */
  now: () => number;
  ledgerClock: LedgerClock;
  onEvent: (event: ScanEvent) => void;
}

/** The state of player and event on which one run depends. */
export interface ScanFacts {
  player: Pick<Player, 'rabbit' | 'collected'>;
  claimWindowMs: number;
  /** The time after its slot for which a token must stay secret. */
  secrecyWindowMs: number;
}

export interface ScanRunner {
  /** Brings one code to its result, or keeps it. A second run for a rabbit whose scan is under way does nothing. */
  run: (code: ScannedCode, facts: ScanFacts) => Promise<void>;
}

interface Attempt {
  slot: number;
  message: ScanClaim;
  signer: ItemSigner;
  /** True when a claim on this rabbit was sent but its answer never came: it may have counted. */
  wasSent: boolean;
}

/** Runs scans. Each scan is stored before it is sent, so that it is not lost without network. */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { client, address, checker, keptScans, heldTokens, now, ledgerClock, onEvent } = options;
  const ledgerNow = () => ledgerClock.atLeast() ?? now();
  /** By rabbit. */
  const attempts = new Map<number, Attempt>();
  const inFlight = new Set<number>();

  const attemptOf = (code: ScannedCode, { secrecyWindowMs }: ScanFacts): Attempt => {
    const earlier = attempts.get(code.rabbit);
    if (earlier?.slot === code.slot) return earlier;
    const disclosures = ridingAlong(heldTokens.read() ?? [], ledgerClock.atLeast(), secrecyWindowMs);
    const attempt = {
      slot: code.slot,
      message: claimMessage(code, { process: client.process, address, disclosures }),
      signer: stagedSigner(options.signer, (stage) => {
        if (!attempt.wasSent) onEvent({ type: 'stage', stage, code });
      }),
      wasSent: earlier?.wasSent ?? false,
    };
    attempts.set(code.rabbit, attempt);
    return attempt;
  };

  /** Keeps the tokens that a failed scan carried from later scans: they may be why it failed. */
  const groundTokens = ({ disclosures = [] }: ScanClaim) => {
    if (disclosures.length > 0) heldTokens.write(withoutRide(heldTokens.read() ?? [], disclosures));
  };

  const settle = (code: ScannedCode, event: ScanEvent) => {
    attempts.delete(code.rabbit);
    keptScans.write(withoutScan(keptScans.read() ?? [], code));
    onEvent(event);
  };

  /**
   * Sends a scan. Before a second claim on the same rabbit it asks the ledger: the first claim may have
   * counted.
   */
  const outcomeOf = async (
    code: ScannedCode,
    { message, signer, wasSent }: Attempt,
    verdict: Promise<TokenVerdict>,
  ): Promise<ScanOutcome> => {
    if (wasSent) {
      const me = await client.me(address, { maxAgeMs: 0 }).catch(() => undefined);
      if (!me) return { status: 'unsent' };
      const scanned = me.registered ? scannedIn(me, code) : undefined;
      if (scanned) return { status: 'collected', scanned };
    }
    return sendScan(client, message, checkedSigner(signer, verdict));
  };

  /**
   * Returns the refusal that is certain before sending. A kept scan is sent even if its colour is collected:
   * that may be the scan's own effect.
   */
  const refusalAhead = (
    code: ScannedCode,
    isKept: boolean,
    { player, claimWindowMs }: ScanFacts,
  ): AppError | undefined => {
    if (isTooLate(code, ledgerNow(), claimWindowMs)) return new AppError('scan.stale');
    return isKept ? undefined : refusalKnownFor(player, code);
  };

  const runOne = async (code: ScannedCode, facts: ScanFacts) => {
    const isKept = attempts.get(code.rabbit)?.slot === code.slot;
    const error = refusalAhead(code, isKept, facts);
    if (error) return settle(code, { type: 'refused', code, error, canRetry: false, isBackground: isKept });
    keptScans.write(keepScan(keptScans.read() ?? [], code, now()));
    const verdict = checker.check(code);
    const attempt = attemptOf(code, facts);
    const outcome = await outcomeOf(code, attempt, verdict);
    if (outcome.status !== 'collected') groundTokens(attempt.message);
    switch (outcome.status) {
      case 'collected': {
        const left = afterOutcomes(heldTokens.read() ?? [], outcome.scanned.disclosed, ledgerNow());
        heldTokens.write(holdToken(left, code));
        return settle(code, { type: 'collected', scanned: outcome.scanned, isBackground: isKept });
      }
      case 'unsent':
        attempt.wasSent = true;
        return isKept ? undefined : onEvent({ type: 'kept' });
      case 'refused':
        // An earlier attempt, whose answer never came, may have counted.
        if (attempt.wasSent) heldTokens.write(holdToken(heldTokens.read() ?? [], code));
        return settle(code, {
          type: 'refused',
          code,
          error: outcome.error,
          canRetry: outcome.canRetry,
          isBackground: isKept,
        });
    }
  };

  return {
    async run(code, facts) {
      if (inFlight.has(code.rabbit)) return;
      inFlight.add(code.rabbit);
      await runOne(code, facts).finally(() => inFlight.delete(code.rabbit));
    },
  };
}

/**
 * Returns the refusal that is certain from the ledger's last answer, so that no approval is asked in vain.
 */
function refusalKnownFor(player: ScanFacts['player'], { rabbit }: ScannedCode): AppError | undefined {
  if (rabbit === player.rabbit) return new AppError('rabbit.own');
  const isCollected = player.collected.some((entry) => entry.rabbit === rabbit);
  return isCollected ? new AppError('rabbit.colour-collected') : undefined;
}

function scannedIn(player: Player, code: ScannedCode): Scanned | undefined {
  const mine = player.collected.find(({ rabbit }) => rabbit === code.rabbit);
  if (!mine) return undefined;
  return {
    rabbit: mine.rabbit,
    nickname: mine.nickname,
    colour: mine.colour,
    outcome: 'collected',
    collected: player.collected.map(({ colour }) => colour),
    complete: player.complete,
    block: player.block,
    disclosed: [],
    at: player.at,
  };
}
