import type { ProcessSendOptions } from '@rainbow-rabbit/processes/common/client';
import { type Context, type ReactNode, use } from 'react';

/**
 * An act that the console is about to ask its user for, in words. `Info` is the state of the process that the reply to it
 * has.
 */
export interface ActRequest<Info> {
  /** The act as a question: 'Ban Clover?'. */
  title: string;
  /** The exact effect: everything that changes, and that can't be taken back if that is so. */
  effect: ReactNode;
  /** The words on the button that sends: 'Ban'. */
  confirm: string;
  /** True for an act that takes something away. */
  isDangerous?: boolean | undefined;
  /** True for a message that anybody may send, which has no reason. */
  hasNoReason?: true;
  /** Reasons that one press fills in. */
  reasons?: readonly string[];
  /** The sentence once the ledger has it: 'Clover is banned.' */
  done: string;
  /** Sends the act by a function of the process's client. With the same reason it must send the same message. */
  send: (reason: string, options: ProcessSendOptions) => Promise<Info>;
  /** Called once the ledger has the act, with the state after it. */
  onDone?: (info: Info) => void;
}

/** Asks for the reason of an act, shows its effect, sends it once, and shows a refusal in words. */
export type AskForAct<Info> = (act: ActRequest<Info>) => void;

/** The context of a console's acts: each console makes one with `createContext`, for its own kind of state. */
export type ActsContext<Info> = Context<AskForAct<Info> | undefined>;

/**
 * Returns the function that opens the sheet of an act.
 * @throws Error outside of the console of one process: a mistake in our own code
 */
export function useActs<Info>(context: ActsContext<Info>): AskForAct<Info> {
  const ask = use(context);
  if (!ask) throw new Error('This section is not inside an ActsProvider');
  return ask;
}
