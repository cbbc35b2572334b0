import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { type Outbox, oneTabAlone, outcomeOf } from '../../common/client';
import { type EventInfo, readEventInfo } from '../../rabbit/client';
import { revealAct, settleAct } from './answers/answer-acts';
import { checkScans, settleBadgesAct } from './badges/check-scans';
import {
  type AnswersReading,
  type DayStep,
  isLook,
  nextDayStep,
  type RoleReading,
  type StepAttempt,
  type StepName,
} from './day-step.domain';
import { dealAct, openDrawAct } from './draw/draw-acts';
import { lendDraw } from './draw/lend-draw';
import { type SealedEdition, sealEdition } from './draw/seal-edition';
import { readAnswersNow, readRoleNeed } from './readings';
import { reportAct } from './report-act';
import type { DayAct, SecretPlace } from './secret-place';

interface AutopilotParams {
  place: SecretPlace;
  connector: Pick<WalletConnector, 'sign' | 'signDataItem'>;
  /** That of the wallet. */
  address: Address;
  gateways: readonly string[];
  /** The community that gets the points, if there is one. */
  community?: ProcessId | undefined;
  outbox: Outbox;
  /** See `DayFacts`. */
  delayMs: number;
  /** Default: the device's clock. */
  now?: () => number;
}

/** The end of a turn: the event after it, if it could be read, and the step that changed it or failed. */
export interface DayTurn {
  info?: EventInfo | undefined;
  acted?: StepName;
  failure?: { step: StepName; error: unknown };
}

/** The acts of an event that a console or a relay does by itself, one step at a time. What it knows besides the ledger goes with it. */
export interface Autopilot {
  /** Returns the next step of an event as it was read last; undefined while none is to be expected. */
  next: (info: EventInfo) => DayStep | undefined;
  /**
   * Does the step that is due by the ledger, by one tab at a time; never rejects.
   * @param info the event as it was read last
   * @param asking the limits within which the wallet may ask; a person who asks for the step waits for no interval
   */
  advance: (info: EventInfo, asking?: AskingOptions) => Promise<DayTurn>;
}

/** All that the steps change. */
const changedBy = ({ deal, reveal, winner, printedPending, report, draw, unsettled }: EventInfo) =>
  JSON.stringify([deal, reveal, winner, printedPending, report, draw, unsettled]);

/** Returns true for the error of a wallet that would have had to ask, or whose user declined: nothing was sent. */
export const isUnanswered = (error: unknown): boolean =>
  hasCode(error, 'wallet.approval-needed') || hasCode(error, 'wallet.declined');

export function createAutopilot({
  place,
  connector,
  address,
  gateways,
  community,
  outbox,
  delayMs,
  now = Date.now,
}: AutopilotParams): Autopilot {
  const { rabbit } = place;
  const attempts: Partial<Record<StepName, StepAttempt>> = {};
  let role: RoleReading | undefined;
  let answers: AnswersReading | undefined;
  /** An edition that is stored, until it is dealt: it is not sealed and paid twice. */
  let kept: { of: string; sealed: SealedEdition } | undefined;

  const facts = (info: EventInfo) => ({ info, community, role, answers, attempts, delayMs });
  const next: Autopilot['next'] = (info) => nextDayStep(facts(info), now());
  const read = () => readEventInfo(rabbit, { maxAgeMs: 0 });

  const send = async (act: DayAct, asking: AskingOptions): Promise<EventInfo> => {
    const signer: ItemSigner = {
      address,
      signDataItem: (item) => connector.signDataItem(item, asking),
    };
    const outcome = await outcomeOf({ signer, outbox }, (options) => act.send(act.reason, options));
    if (outcome.status === 'answered') return outcome.reply;
    throw outcome.error;
  };

  const lookAtAnswers = async (info: EventInfo) => {
    const { reading, ...rest } = await readAnswersNow({ place, info, now });
    answers = reading;
    return rest;
  };

  const sealed = async (info: EventInfo, asking: AskingOptions): Promise<SealedEdition> => {
    const isFurther = info.deal !== undefined && role?.needsAnother === true;
    const of = JSON.stringify([info.deal?.edition, isFurther, info.keyDigest, info.players]);
    if (kept?.of === of) return kept.sealed;
    const seal = (further: boolean) =>
      lendDraw(place, (draw) =>
        sealEdition({ rabbit, draw, isFurther: further, connector, asking, gateways }),
      );
    const edition = await seal(isFurther).catch((error: unknown) => {
      // The card of that player can be read by nobody.
      if (!isFurther && hasCode(error, 'envelope.no-role-key')) return seal(true);
      throw error;
    });
    kept = { of, sealed: edition };
    return edition;
  };

  const steps: Record<StepName, (info: EventInfo, asking: AskingOptions) => Promise<EventInfo | undefined>> =
    {
      async 'read-role'(info) {
        role = await readRoleNeed({ place, info, now });
        return undefined;
      },
      async 'read-answers'(info) {
        await lookAtAnswers(info);
        return undefined;
      },
      deal: async (info, asking) => send(dealAct(rabbit, await sealed(info, asking)), asking),
      async reveal(info, asking) {
        // A refused message shows the key, too: it is sent only if it will be taken.
        const { key, standing } = await lookAtAnswers(info);
        return standing && send(revealAct(rabbit, key, standing), asking);
      },
      settle: (_, asking) => send(settleAct(rabbit), asking),
      async badges(_, asking) {
        const scans = await checkScans(place);
        const isNone = scans.genuine.length + scans.false.length === 0;
        return isNone ? undefined : send(settleBadgesAct(rabbit, scans), asking);
      },
      async report({ report }, asking) {
        // Another console may have sent them just now.
        const isOnItsWay = report !== undefined && report.batch > report.acknowledged && !attempts.report;
        return community && !isOnItsWay ? send(reportAct(rabbit, community), asking) : undefined;
      },
      'open-draw': (_, asking) => send(openDrawAct(place), asking),
    };

  const note = (name: StepName, isVain: boolean) => {
    const failures = isVain ? (attempts[name]?.failures ?? 0) + 1 : 0;
    attempts[name] = { at: now(), failures };
  };

  const failed = async (step: StepName, error: unknown, info: EventInfo): Promise<DayTurn> => {
    if (isUnanswered(error)) return { info, failure: { step, error } };
    const after = await read().catch(() => info);
    // It arrived after all, or another console did it.
    const isDone = changedBy(after) !== changedBy(info);
    note(step, !isDone);
    return isDone ? { info: after } : { info: after, failure: { step, error } };
  };

  const attempt = async (step: StepName, info: EventInfo, asking: AskingOptions): Promise<DayTurn> => {
    try {
      const after = (await steps[step](info, asking)) ?? info;
      const isActed = changedBy(after) !== changedBy(info);
      note(step, !isLook(step) && !isActed);
      return { info: after, ...(isActed && { acted: step }) };
    } catch (error) {
      return failed(step, error, info);
    }
  };

  const turn = async (known: EventInfo, asking: AskingOptions): Promise<DayTurn> => {
    const believed = next(known);
    if (!believed) return {};
    if (!asking.isUnasked) delete attempts[believed.name];
    try {
      const info = await read();
      const step = next(info);
      return step && step.at <= now() ? attempt(step.name, info, asking) : { info };
    } catch (error) {
      note(believed.name, true);
      return { failure: { step: believed.name, error } };
    }
  };

  return {
    next,
    advance: (info, asking = { isUnasked: true }) =>
      oneTabAlone(`rainbow-rabbit.autopilot.${rabbit.process}`, () => turn(info, asking)),
  };
}
