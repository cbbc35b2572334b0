import type { ProcessSendOptions } from '@rainbow-rabbit/processes/common/client';
import type { ReactNode } from 'react';
import { neededContext } from '../../needed-context';

interface AnyAct<Info> {
  /** The sentence once the ledger has it: 'Clover is banned.' */
  done: string;
  /** Sends the act by a function of the process's client. With the same reason it must send the same message. */
  send: (reason: string, options: ProcessSendOptions) => Promise<Info>;
  /** Called once the ledger has the act, with the state after it. */
  onDone?(info: Info): void;
}

/** An act that goes to the wallet at once, which is all that asks. */
export interface PlainAct<Info> extends AnyAct<Info> {
  /**
   * The reason in the public log: the act as a fact, in English, since one log has readers of all languages (docs/decisions/113).
   * Empty for a message that takes none.
   */
  reason: string;
}

/** An act against a player, or an end: a person writes its reason first. */
export interface WeighedAct<Info> extends AnyAct<Info> {
  /** The act as a question: 'Ban Clover?'. */
  title: string;
  /** The exact effect: everything that changes, and that can't be taken back if that is so. */
  effect: ReactNode;
  /** The words on the button that sends: 'Ban'. */
  confirm: string;
  /** Reasons that one press fills in. */
  suggestions: readonly string[];
}

/** An act that the user of a console chose. `Info` is the state of the process that the reply to it has. */
export type ActRequest<Info> = PlainAct<Info> | WeighedAct<Info>;

/** Sends an act once, after its reason where a person gives it, and shows a refusal in words. */
export type AskForAct<Info> = (act: ActRequest<Info>) => void;

const [ActsContext, useActs] = neededContext<AskForAct<unknown>>('ActsContext');

export { ActsContext };

/** Returns the function that asks for an act of the console, whose process replies with a state of this kind. */
export const useAsk = <Info>(): AskForAct<Info> => useActs();
