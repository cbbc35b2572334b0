import { createContext, use } from 'react';
import type { DayStep, StepName } from './day-step.domain';

/** The state of what this console does by itself. */
export type AutopilotState =
  /** No step is due. `mayAct`: the wallet signs the acts of the day without a question. */
  | { status: 'resting'; mayAct: boolean }
  | { status: 'working'; step: StepName }
  /** The wallet signs the step only after a question, which nobody asks but a person. */
  | { status: 'asking'; step: StepName }
  /** It is attempted again, at a time if there is one. */
  | { status: 'failed'; step: StepName; error: unknown; next: DayStep | undefined };

/** The autopilot of an event's console. */
export interface AutopilotView {
  state: AutopilotState;
  /** Does the step that waits; the wallet may ask. */
  letAct: () => void;
}

export const AutopilotContext = createContext<AutopilotView | undefined>(undefined);

/** Returns the autopilot of this console; undefined where none runs, as without the event's secret. */
export const useAutopilotView = (): AutopilotView | undefined => use(AutopilotContext);
