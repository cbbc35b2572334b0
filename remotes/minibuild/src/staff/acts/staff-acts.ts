import type { ContestInfo, ProcessSendOptions } from '@rainbow-rabbit/processes/minibuild/client';
import { createContext, type ReactNode, use } from 'react';

/** An act that the console is about to ask its user for, in words. */
export interface ContestActRequest {
  /** The act as a question: 'Hide the entry?'. */
  title: string;
  /** The exact effect: everything that changes, and that can't be taken back if that is so. */
  effect: ReactNode;
  /** The words on the button that sends: 'Hide'. */
  confirm: string;
  /** True for an act that takes something away. */
  isDangerous?: boolean;
  /** Reasons that one press fills in. */
  reasons?: readonly string[];
  /** The sentence once the ledger has it: 'The entry is hidden.' */
  done: string;
  /** Sends the act by a function of the contest's client. With the same reason it must send the same message. */
  send: (reason: string, options: ProcessSendOptions) => Promise<ContestInfo>;
  /** Called once the ledger has the act. */
  onDone?: (info: ContestInfo) => void;
}

/** Asks for the reason of an act, shows its effect, sends it once, and shows a refusal in words. */
export type AskForContestAct = (act: ContestActRequest) => void;

export const ContestActsContext = createContext<AskForContestAct | undefined>(undefined);

/**
 * Returns the function with which a section of the console acts. All acts of staff go through it.
 * @throws Error outside of a contest's console: a mistake in our own code
 */
export function useContestAct(): AskForContestAct {
  const ask = use(ContestActsContext);
  if (!ask) throw new Error('This section is not inside a ContestActsContext');
  return ask;
}
