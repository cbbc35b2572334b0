import type { KeptMessage } from '@rainbow-rabbit/processes/common/client';
import { useState } from 'react';
import { codeSendingOf, forgetCodeSending, keepCodeSending } from './code-sendings';

/** The message with code that is signed for a process, if there is one. */
export interface HeldCode {
  /** Code that is signed: from then on its message is shown, whatever the editor holds. */
  lua?: string;
  signed?: KeptMessage;
  /** Differs for each message: a component of one message isn't used for the next one. */
  round: number;
  keep: (lua: string, signed: KeptMessage) => void;
  /** Notes that the process has answered: the message goes once the code changes. */
  answered: () => void;
  /** Forgets a message that is answered. */
  letGo: () => void;
  /** Forgets the message in any case. */
  discard: () => void;
}

/** Holds the signed message of a process over reloads, until its answer has been seen. */
export function useCodeSending(process = ''): HeldCode {
  const [held, setHeld] = useState(() => codeSendingOf(process));
  const [isAnswered, setIsAnswered] = useState(false);
  const [round, setRound] = useState(0);
  const discard = () => {
    forgetCodeSending(process);
    setHeld(undefined);
    setIsAnswered(false);
    setRound((last) => last + 1);
  };
  return {
    ...held,
    round,
    keep: (lua, signed) => {
      keepCodeSending({ process, lua, signed });
      setHeld({ process, lua, signed });
    },
    answered: () => setIsAnswered(true),
    letGo: () => {
      if (isAnswered) discard();
    },
    discard,
  };
}
