import {
  type ActRequest,
  type ActsContext,
  type AskForAct,
  useActs,
} from '@rainbow-rabbit/parts/console/acts';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { createContext } from 'react';

/** An act on an event, whose reply has the event after it. */
export type StaffActRequest = ActRequest<EventInfo>;

/** Asks for an act, and sends it once. */
export type AskForStaffAct = AskForAct<EventInfo>;

export const StaffActsContext: ActsContext<EventInfo> = createContext<AskForStaffAct | undefined>(undefined);

/**
 * Returns the function that opens the sheet of an act.
 * @throws Error outside of an event's console: a mistake in our own code
 */
export const useStaffAct = (): AskForStaffAct => useActs(StaffActsContext);
