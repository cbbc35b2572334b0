import type { EventInfo } from '../../rabbit/client';
import { type Autopilot, isUnanswered } from './autopilot';
import { type DayStep, isLook, type StepName } from './day-step.domain';

/** The state of what an autopilot does. */
export type AutopilotState =
  /** No step is due. `mayAct`: the wallet signs the acts of the day without a question. */
  | { status: 'resting'; mayAct: boolean }
  | { status: 'working'; step: StepName }
  /** The wallet signs the step only after a question, which nobody asks but a person. */
  | { status: 'asking'; step: StepName }
  /** It is attempted again, at a time if there is one. */
  | { status: 'failed'; step: StepName; error: unknown; next: DayStep | undefined };

interface LoopParams {
  autopilot: Autopilot;
  /** Gets each state when it begins. */
  onState: (state: AutopilotState) => void;
  /** Takes over the event after a step. */
  onActed: (info: EventInfo) => void;
}

/** An autopilot in its time. */
export interface AutopilotLoop {
  /**
   * Looks what is due, after each reading of the event. One timer waits for what is due later.
   * @param mayAct true while the wallet signs the acts of the day without a question
   */
  hear: (info: EventInfo, mayAct: boolean) => void;
  /** Does the step that waits for an approval, after a person's tap: the wallet may ask. */
  letAct: () => void;
  /** Ends it; a step that is under way is still done. */
  stop: () => void;
  /** Resolves once no step is under way. */
  settled: () => Promise<void>;
}

/** Runs the steps of an autopilot, one at a time. The wallet shows nothing without a tap. */
export function runAutopilot({ autopilot, onState, onActed }: LoopParams): AutopilotLoop {
  let known: EventInfo | undefined;
  let mayAct = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isBusy = false;
  let turn = Promise.resolve();
  /** True once the wallet would have asked all the same: a further attempt waits for a tap. */
  let isHeld = false;
  let state: AutopilotState | undefined;
  const show = (next: AutopilotState) => {
    state = next;
    onState(next);
  };
  const showRest = () => {
    if (state?.status !== 'resting' || state.mayAct !== mayAct) show({ status: 'resting', mayAct });
  };

  const isShown = (status: 'asking' | 'failed', step: StepName) =>
    state?.status === status && 'step' in state && state.step === step;

  const begin = (info: EventInfo, step: StepName) => {
    if (mayAct && !isHeld) turn = act(info, step, false);
    else if (!isShown('asking', step)) show({ status: 'asking', step });
  };
  const rest = (step: DayStep | undefined) => {
    isHeld = false;
    if (step) timer = setTimeout(look, step.at - Date.now());
    // A failure stays in view until its step is done.
    if (!step || !isShown('failed', step.name)) showRest();
  };
  const look = () => {
    clearTimeout(timer);
    if (!known || isBusy || isStopped) return;
    const step = autopilot.next(known);
    if (step && step.at <= Date.now()) begin(known, step.name);
    else rest(step);
  };

  const act = async (info: EventInfo, step: StepName, isAsked: boolean) => {
    isBusy = true;
    show({ status: 'working', step });
    const { info: after = info, failure } = await autopilot.advance(info, { isUnasked: !isAsked });
    isBusy = false;
    if (isStopped) return;
    known = after;
    onActed(after);
    isHeld = failure !== undefined && isUnanswered(failure.error);
    if (failure && !isHeld) show({ status: 'failed', ...failure, next: autopilot.next(after) });
    const next = autopilot.next(after);
    // The tap was for the act that the look leads to.
    if (isAsked && isLook(step) && next && next.at <= Date.now()) turn = act(after, next.name, true);
    else look();
  };

  return {
    hear: (info, may) => {
      known = info;
      if (may && !mayAct) isHeld = false;
      mayAct = may;
      look();
    },
    letAct: () => {
      const due = known && !isBusy && !isStopped ? autopilot.next(known) : undefined;
      if (known && due) turn = act(known, due.name, true);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    settled: async () => {
      while (isBusy) await turn;
    },
  };
}
