import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { afterOutcomes, disclosable, type HeldTokens, holdToken } from '../disclosures/held-tokens';
import {
  isTooLate,
  keepScan,
  type PendingScans,
  type ReadCode,
  withoutScan,
} from '../pending-scan/pending-scans';
import type { RabbitClient, ScanClaim } from '../process/rabbit-client';
import type { Player, Scanned } from '../process/replies';
import { stagedSigner } from '../process/staged-signer';
import type { StoredValue } from '../stored/stored-value';
import type { ScanEvent } from './scan-state';
import { claimMessage, type ScanOutcome, sendScan } from './send-scan';

export interface ScanRunnerOptions {
  client: RabbitClient;
  address: Address;
  signer: ItemSigner;
  pendingScans: StoredValue<PendingScans>;
  heldTokens: StoredValue<HeldTokens>;
  claimWindowMs: () => number;
  /** What the ledger has said before, so that nobody has to approve a message that is bound to fail. */
  refusalKnownFor: (code: ReadCode) => AppError | undefined;
  now: () => number;
  onEvent: (event: ScanEvent) => void;
}

export interface ScanRunner {
  /** Takes one code from reading to its result, or keeps it; the same rabbit is not begun twice at once. */
  run: (code: ReadCode) => Promise<void>;
}

interface Attempt {
  slot: number;
  message: ScanClaim;
  signer: ItemSigner;
  /** Whether a claim on this rabbit was sent whose answer never came: it may have counted. */
  wasSent: boolean;
}

/** Runs scans. Each is stored before it is sent, so that nothing is lost in a dead spot. */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { client, address, pendingScans, heldTokens, claimWindowMs, refusalKnownFor, now, onEvent } = options;
  /** By rabbit. */
  const attempts = new Map<number, Attempt>();
  const inFlight = new Set<number>();

  const attemptOf = (code: ReadCode): Attempt => {
    const earlier = attempts.get(code.rabbit);
    if (earlier?.slot === code.slot) return earlier;
    const disclosures = disclosable(heldTokens.read() ?? [], now(), claimWindowMs());
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

  const settle = (code: ReadCode, event: ScanEvent) => {
    attempts.delete(code.rabbit);
    pendingScans.write(withoutScan(pendingScans.read() ?? [], code));
    onEvent(event);
  };

  /** The ledger is asked before a second claim on the same rabbit: the first one may have counted. */
  const outcomeOf = async (code: ReadCode, { message, signer, wasSent }: Attempt): Promise<ScanOutcome> => {
    if (wasSent) {
      const me = await client.me(address, { maxAgeMs: 0 }).catch(() => undefined);
      if (!me) return { status: 'unsent' };
      const scanned = me.registered ? scannedIn(me, code) : undefined;
      if (scanned) return { status: 'collected', scanned };
    }
    return sendScan(client, message, signer);
  };

  /** A kept scan may be the very reason why the ledger has the colour already: it has to ask. */
  const refusalAhead = (code: ReadCode, isKept: boolean): AppError | undefined => {
    if (isTooLate(code, now(), claimWindowMs())) return new AppError('rabbit.scan.stale');
    return isKept ? undefined : refusalKnownFor(code);
  };

  const runOne = async (code: ReadCode) => {
    const isKept = attempts.get(code.rabbit)?.slot === code.slot;
    const error = refusalAhead(code, isKept);
    if (error) return settle(code, { type: 'refused', code, error, canRetry: false, isBackground: isKept });
    pendingScans.write(keepScan(pendingScans.read() ?? [], code, now()));
    const attempt = attemptOf(code);
    const outcome = await outcomeOf(code, attempt);
    switch (outcome.status) {
      case 'collected': {
        const left = afterOutcomes(heldTokens.read() ?? [], outcome.scanned.disclosed, now());
        heldTokens.write(holdToken(left, code));
        return settle(code, { type: 'collected', scanned: outcome.scanned, isBackground: isKept });
      }
      case 'unsent':
        attempt.wasSent = true;
        return isKept ? undefined : onEvent({ type: 'kept' });
      case 'refused':
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
    async run(code) {
      if (inFlight.has(code.rabbit)) return;
      inFlight.add(code.rabbit);
      await runOne(code).finally(() => inFlight.delete(code.rabbit));
    },
  };
}

function scannedIn(player: Player, code: ReadCode): Scanned | undefined {
  const mine = player.collected.find(({ rabbit }) => rabbit === code.rabbit);
  if (!mine) return undefined;
  return {
    rabbit: mine.rabbit,
    nickname: mine.nickname,
    colour: mine.colour,
    collected: player.collected.map(({ colour }) => colour),
    complete: player.complete,
    block: player.block,
    disclosed: [],
  };
}
