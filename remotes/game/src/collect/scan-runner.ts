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
  claimWindowMs: number;
  now: () => number;
  onEvent: (event: ScanEvent) => void;
}

export interface ScanRunner {
  /** Takes one code from reading to its result, or keeps it; a second one meanwhile is not begun. */
  run: (code: ReadCode) => Promise<void>;
}

interface Attempt {
  message: ScanClaim;
  signer: ItemSigner;
  wasSent: boolean;
}

/** Runs scans one at a time. Each is stored before it is sent, so that nothing is lost in a dead spot. */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { client, address, pendingScans, heldTokens, claimWindowMs, now, onEvent } = options;
  const attempts = new Map<string, Attempt>();
  let isBusy = false;

  const attemptOf = (code: ReadCode): Attempt => {
    const key = `${code.rabbit}.${code.slot}`;
    const known = attempts.get(key);
    if (known) return known;
    const disclosures = disclosable(heldTokens.read() ?? [], now(), claimWindowMs);
    const attempt = {
      message: claimMessage(code, { process: client.process, address, disclosures }),
      signer: stagedSigner(options.signer, (stage) => onEvent({ type: 'stage', stage, code })),
      wasSent: false,
    };
    attempts.set(key, attempt);
    return attempt;
  };

  const settle = (code: ReadCode, event: ScanEvent) => {
    attempts.delete(`${code.rabbit}.${code.slot}`);
    pendingScans.write(withoutScan(pendingScans.read() ?? [], code));
    onEvent(event);
  };

  /** A first attempt that got no answer may have counted all the same: the ledger is asked before a second. */
  const outcomeOf = async (code: ReadCode): Promise<ScanOutcome> => {
    const attempt = attemptOf(code);
    if (attempt.wasSent) {
      const me = await client.me(address, { maxAgeMs: 0 }).catch(() => undefined);
      if (!me) return { status: 'unsent' };
      const scanned = me.registered ? scannedIn(me, code) : undefined;
      if (scanned) return { status: 'collected', scanned };
    }
    attempt.wasSent = true;
    return sendScan(client, attempt.message, attempt.signer);
  };

  const runOne = async (code: ReadCode) => {
    if (isTooLate(code, now(), claimWindowMs)) {
      const error = new AppError('rabbit.scan.stale');
      return settle(code, { type: 'refused', code, error, canRetry: false });
    }
    pendingScans.write(keepScan(pendingScans.read() ?? [], code, now()));
    const outcome = await outcomeOf(code);
    switch (outcome.status) {
      case 'collected': {
        const left = afterOutcomes(heldTokens.read() ?? [], outcome.scanned.disclosed, now());
        heldTokens.write(holdToken(left, code));
        return settle(code, { type: 'collected', scanned: outcome.scanned });
      }
      case 'unsent':
        return onEvent({ type: 'kept' });
      case 'refused':
        return settle(code, { type: 'refused', code, error: outcome.error, canRetry: outcome.canRetry });
    }
  };

  return {
    async run(code) {
      if (isBusy) return;
      isBusy = true;
      await runOne(code).finally(() => {
        isBusy = false;
      });
    },
  };
}

function scannedIn(player: Player, code: ReadCode): Scanned | undefined {
  const mine = player.collected.find(({ rabbit, slot }) => rabbit === code.rabbit && slot === code.slot);
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
