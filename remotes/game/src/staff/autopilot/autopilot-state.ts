import type { AutopilotState } from '@rainbow-rabbit/processes/autopilot/client';
import { createContext, use } from 'react';

/** The autopilot of an event's console. */
export interface AutopilotView {
  state: AutopilotState;
  /** Does the step that waits; the wallet may ask. */
  letAct: () => void;
}

export const AutopilotContext = createContext<AutopilotView | undefined>(undefined);

/** Returns the autopilot of this console; undefined where none runs, as without the event's secret. */
export const useAutopilotView = (): AutopilotView | undefined => use(AutopilotContext);
