import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import type { DeliveryOptions, SendStage } from '@rainbow-rabbit/processes/common/client';
import type {
  EventInfo,
  Player,
  RabbitClient,
  RoleAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, DataItemInput } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import type { AskingOptions } from '@rainbow-rabbit/shared/wallet';
import {
  afterOutcomes,
  type HeldTokens,
  holdToken,
  ridingAlong,
  withoutRide,
  withoutToken,
} from '../disclosures/domain/held-tokens';
import {
  isTooLate,
  type KeptScans,
  keepScan,
  scanEnd,
  wasSentBy,
  withoutScan,
  withSent,
} from '../kept-scans/domain/kept-scans';
import { wantReadScan } from '../kept-scans/scan-ownership';
import { corrected } from '../ledger-time/domain/clock-skew';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

import type { TokenChecker, TokenVerdict } from '../token-check/token-checker';
import type { CountedScan, ScanEvent } from './domain/scan-state';
import { type Patience, patienceOf } from './patience';
import { type ReasonToAsk, reasonToAsk } from './reason-to-ask';
import { claimMessage, type ScanMessage, type ScanOutcome, sendScan } from './send-scan';

export interface ScanRunnerOptions {
  client: RabbitClient;
  address: Address;
  /** Returns the player's signer, which may ask within limits. */
  signerOf: (asking: AskingOptions) => ItemSigner;
  checker: TokenChecker;
  keptScans: KeptValue<KeptScans>;
  heldTokens: KeptValue<HeldTokens>;
  /** This phone's clock, in Unix milliseconds. */
  now: () => number;
  ledgerClock: LedgerClock;
  onEvent: (event: ScanEvent) => void;
}

/** The state of player and event on which one run depends. */
export interface ScanFacts {
  player: Pick<Player, 'rabbit' | 'collected'>;
  claimWindowMs: number;
  /** The event's treatment of printed badges, as last known. */
  printed?: EventInfo['printed'];
  /** The time after its slot for which a token must stay secret. */
  secrecyWindowMs: number;
  /** Of the role card, if it travels with the next message. */
  acknowledgement?: RoleAcknowledgement;
}

/**
 * The end of a run. `unsent`: no answer came, or not yet, and the run goes on behind; `needs-player`: the wallet must ask,
 * which takes a tap of the player.
 */
export type RunEnd = 'settled' | 'unsent' | 'needs-player' | 'under-way';

export interface ScanRunner {
  /**
   * Brings one code to its result, or keeps it: also when the answer takes longer than the player waits (docs/product
   * 9.143). A second run for a rabbit whose scan is under way does nothing.
   * @param mayAsk false when nothing that the player did calls for a question
   */
  run: (code: ScannedCode, facts: ScanFacts, mayAsk?: boolean) => Promise<RunEnd>;
  /** Takes back what the wallet is asked for: the player has left. The scans stay kept. */
  withdraw: () => void;
}

interface Attempt {
  /** The code that the message claims: another one of the same rabbit is another attempt. */
  code: ScannedCode;
  message: ScanMessage;
  sending: DeliveryOptions;
  /** True when a claim on this rabbit was sent but its answer never came: it may have counted. */
  wasSent: boolean;
  mayAsk: boolean;
  /** True once the player waits no more: it shows nothing on its way, and asks nothing. */
  isBehind: boolean;
  reason?: ReasonToAsk;
  patience?: Patience;
}

interface Run {
  code: ScannedCode;
  attempt: Attempt;
  /** True for a scan that was kept before, or by now: it shows nothing on its way. */
  isBackground: boolean;
  facts: ScanFacts;
}

/** Only the staff can check the secret of a printed badge. */
const unchecked = Promise.resolve<TokenVerdict>({ status: 'unchecked' });

/** Returns true for an attempt with this very code. */
const isOf = (attempt: Attempt | undefined, { slot, token }: ScannedCode) =>
  attempt?.code.slot === slot && attempt.code.token === token;

/** Returns true for the end of a question that was not put, or that was taken back. */
const isAboutAsking = (error: unknown) =>
  hasCode(error, 'wallet.approval-needed') || hasCode(error, 'wallet.request-withdrawn');

/** Runs scans. Each scan is stored before it is sent, so that it is not lost without network. */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { client, address, checker, keptScans, heldTokens, now, ledgerClock, onEvent } = options;
  const ledgerNow = () => ledgerClock.atLeast() ?? corrected(now(), ledgerClock.skew());
  /** By rabbit. */
  const attempts = new Map<number, Attempt>();
  const inFlight = new Set<number>();

  /** Returns true when a claim on the rabbit was sent, also before a reload, but its answer never came. */
  const mayHaveCounted = (code: ScannedCode) =>
    attempts.get(code.rabbit)?.wasSent ?? wasSentBy(keptScans.read() ?? [], code, address);

  const attemptOf = (code: ScannedCode, { secrecyWindowMs, acknowledgement }: ScanFacts): Attempt => {
    const earlier = attempts.get(code.rabbit);
    if (earlier && isOf(earlier, code)) return earlier;
    const disclosures = ridingAlong(heldTokens.read() ?? [], ledgerClock.atLeast(), secrecyWindowMs);
    const show = (stage: SendStage) => {
      if (!attempt.wasSent && !attempt.isBehind) onEvent({ type: 'stage', stage, code });
    };
    /** Asks the player only for what they have not approved ahead. */
    const asksIfNeeded = async (item: DataItemInput) => {
      try {
        return await options.signerOf({ isUnasked: true }).signDataItem(item);
      } catch (error) {
        if (!hasCode(error, 'wallet.approval-needed') || !attempt.mayAsk) throw error;
      }
      attempt.patience?.end();
      show('approving');
      return options.signerOf({ signal: attempt.reason?.signal }).signDataItem(item);
    };
    const message = claimMessage(code, { process: client.process, address, disclosures, acknowledgement });
    const attempt: Attempt = {
      code,
      message,
      sending: {
        signer: { address, signDataItem: asksIfNeeded },
        outbox: browserOutbox,
        // after a reload other tokens ride along
        identity: JSON.stringify(['Scan', code.rabbit, message.claim]),
        onState({ status }) {
          if (status !== 'posted') return;
          noteLeaving(code);
          attempt.patience?.begin();
          show('sending');
        },
      },
      wasSent: mayHaveCounted(code),
      mayAsk: false,
      isBehind: false,
    };
    attempts.set(code.rabbit, attempt);
    return attempt;
  };

  /**
   * Notes, before a claim is posted, that it may count from now on, also if this page is closed before the answer: its
   * token is held, as nobody could confirm the claim without it.
   */
  const noteLeaving = (code: ScannedCode) => {
    heldTokens.write(holdToken(heldTokens.read() ?? [], code));
    keptScans.write(withSent(keptScans.read() ?? [], code, address));
  };

  /** Keeps the tokens that a failed scan carried from later scans: they may be why it failed. */
  const groundTokens = (message: ScanMessage) => {
    const disclosures = ('slot' in message && message.disclosures) || [];
    if (disclosures.length > 0) heldTokens.write(withoutRide(heldTokens.read() ?? [], disclosures));
  };

  const settle = (code: ScannedCode, event: ScanEvent) => {
    attempts.delete(code.rabbit);
    keptScans.write(withoutScan(keptScans.read() ?? [], code));
    onEvent(event);
    return 'settled' as const;
  };

  /**
   * Sends a scan. Before a second claim on the same rabbit it asks the ledger: the first claim may have
   * counted.
   */
  const outcomeOf = async (
    { code, attempt: { message, sending, wasSent }, facts: { claimWindowMs } }: Run,
    verdict: Promise<TokenVerdict>,
  ): Promise<ScanOutcome> => {
    if (wasSent) {
      const me = await client.me(address, { maxAgeMs: 0 }).catch(() => undefined);
      if (!me) return { status: 'unsent' };
      const scanned = me.registered ? scannedIn(me, code) : undefined;
      if (scanned) return { status: 'collected', scanned };
    }
    if (isTooLate(code, ledgerNow(), claimWindowMs))
      return { status: 'refused', error: new AppError('scan.stale'), canRetry: false };
    return sendScan(client, message, { ...sending, verdict });
  };

  /** Returns the refusal that is certain before sending, of a scan that can't have counted by an earlier attempt. */
  const refusalAhead = (
    code: ScannedCode,
    isKept: boolean,
    { player, claimWindowMs }: ScanFacts,
  ): AppError | undefined => {
    if (isTooLate(code, ledgerNow(), claimWindowMs)) return new AppError('scan.stale');
    return isKept ? undefined : refusalKnownFor(player, code);
  };

  /** Returns the refusal of a printed badge where the event allows none, by a fresh answer: the staff may have switched. */
  const badgeRefusal = async (code: ScannedCode, { printed }: ScanFacts): Promise<AppError | undefined> => {
    if (!code.printed || printed !== 'none') return undefined;
    const info = await client.info({ maxAgeMs: 0 }).catch(() => undefined);
    return info?.printed === 'none' ? new AppError('badge.not-allowed') : undefined;
  };

  /** Ends a run whose claim was not taken. */
  const endRefused = (run: Run, { error, canRetry }: Extract<ScanOutcome, { status: 'refused' }>): RunEnd => {
    const { code, attempt, isBackground, facts } = run;
    const refuse = (cause: unknown, mayRetry = false) =>
      settle(code, { type: 'refused', code, error: cause, canRetry: mayRetry, isBackground });
    if (isAboutAsking(error)) {
      if (!attempt.wasSent) attempts.delete(code.rabbit);
      if (!attempt.mayAsk) return 'needs-player';
      if (isTooLate(code, ledgerNow(), facts.claimWindowMs)) return refuse(new AppError('scan.stale'));
      onEvent({ type: 'look-again' });
      return 'settled';
    }
    // An earlier attempt, whose answer never came, may have counted, and so may one whose answer was no refusal.
    if (!attempt.wasSent && !canRetry) heldTokens.write(withoutToken(heldTokens.read() ?? [], code));
    return refuse(error, canRetry);
  };

  const end = (run: Run, outcome: ScanOutcome): RunEnd => {
    const { code, attempt, isBackground } = run;
    if (outcome.status !== 'collected') groundTokens(attempt.message);
    switch (outcome.status) {
      case 'collected': {
        const left = afterOutcomes(heldTokens.read() ?? [], outcome.scanned.disclosed, ledgerNow());
        heldTokens.write(holdToken(left, code));
        return settle(code, { type: 'collected', scanned: outcome.scanned, isBackground });
      }
      case 'unsent':
        attempt.wasSent = true;
        if (!isBackground) onEvent({ type: 'kept', code });
        return 'unsent';
      case 'refused':
        return endRefused(run, outcome);
    }
  };

  /** Waits for a scan no longer than the player's patience lasts; from then on it is a kept one. */
  const awaitPatiently = (run: Run, onBehind: () => void): Patience =>
    patienceOf(() => {
      run.isBackground = true;
      run.attempt.isBehind = true;
      run.attempt.mayAsk = false;
      onEvent({ type: 'kept', code: run.code });
      onBehind();
    });

  const runOne = async (
    code: ScannedCode,
    facts: ScanFacts,
    mayAsk: boolean,
    onBehind: () => void,
  ): Promise<RunEnd> => {
    const isBackground = isOf(attempts.get(code.rabbit), code);
    const error = mayHaveCounted(code)
      ? undefined
      : (refusalAhead(code, isBackground, facts) ?? (await badgeRefusal(code, facts)));
    if (error) return settle(code, { type: 'refused', code, error, canRetry: false, isBackground });
    if (mayAsk) wantReadScan(client.process, code);
    keptScans.write(keepScan(keptScans.read() ?? [], code, now()));
    if (!isBackground && mayAsk) onEvent({ type: 'stage', stage: 'sending', code });
    const verdict = code.printed ? unchecked : checker.check(code);
    const attempt = attemptOf(code, facts);
    const windowEnd = scanEnd(code, facts.claimWindowMs);
    attempt.mayAsk = mayAsk;
    attempt.reason = reasonToAsk(code, { keptScans, msLeft: () => windowEnd - ledgerNow() });
    const current = { code, attempt, isBackground, facts };
    attempt.patience = isBackground ? undefined : awaitPatiently(current, onBehind);
    attempt.patience?.begin();
    const outcome = await outcomeOf(current, verdict).finally(() => {
      attempt.reason?.stop();
      attempt.patience?.end();
    });
    return end(current, outcome);
  };

  return {
    async run(code, facts, mayAsk = true) {
      if (inFlight.has(code.rabbit)) return 'under-way';
      inFlight.add(code.rabbit);
      const behind = deferred<RunEnd>();
      const end = runOne(code, facts, mayAsk, () => behind.resolve('unsent'));
      return Promise.race([end.finally(() => inFlight.delete(code.rabbit)), behind.promise]);
    },
    withdraw: () => {
      for (const { reason } of attempts.values()) reason?.withdraw();
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

function scannedIn(player: Player, code: ScannedCode): CountedScan | undefined {
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
    ...(mine.printed && { printed: true as const }),
    at: player.at,
  };
}
