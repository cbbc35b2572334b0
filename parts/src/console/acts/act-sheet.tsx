import { hasCode } from '@rainbow-rabbit/shared/errors';
import { browserOutbox, type SendOptions, useSending } from '../../outbox';
import { ReasonSheet } from '../reason-sheet';
import { useStaff } from '../session/staff';
import type { ActRequest } from './acts';
import { SendingNote, type SendingWords } from './sending-note';

/** The words of the sheet of an act, in the language of the page. */
export interface ActWords extends SendingWords {
  reason: string;
  reasonHint: string;
  reasonMissing: string;
  /** Replaces the reason of a message that needs no reason; only a console with such messages has this text. */
  noReason?: string;
  /** On the button that sends the same message once more. */
  again: string;
  cancel: string;
}

export interface ActSheetProps<Info> {
  act: ActRequest<Info>;
  words: ActWords;
  /** Characters of the longest reason that the process takes. */
  maxReasonLength: number;
  /** Reads the state anew, for an act that the ledger had already. */
  readAgain: () => Promise<Info>;
  onClose: () => void;
  onDone: (info: Info) => void;
}

/** The sheet of one act: its effect, its reason, and the button that sends it. */
export function ActSheet<Info>({
  act,
  words,
  maxReasonLength,
  readAgain,
  onClose,
  onDone,
}: ActSheetProps<Info>) {
  const { state, run } = useSending(useStaff().signer, browserOutbox);
  const isSending = state.status === 'sending';
  const isUnknown = state.status === 'unknown';

  const sent = async (reason: string, options: SendOptions) => {
    try {
      return await act.send(reason, options);
    } catch (error) {
      // The ledger had it from the attempt before.
      if (hasCode(error, 'message.repeated')) return readAgain();
      throw error;
    }
  };
  const field = {
    label: words.reason,
    hint: words.reasonHint,
    missing: words.reasonMissing,
    maxLength: maxReasonLength,
    suggestions: act.reasons,
  };
  return (
    <ReasonSheet
      title={act.title}
      effect={act.effect}
      reason={act.hasNoReason ? (words.noReason ?? '') : field}
      send={isUnknown ? words.again : act.confirm}
      cancel={words.cancel}
      isDangerous={act.isDangerous}
      isSending={isSending}
      isFixed={isSending || isUnknown}
      onSend={(reason) => void run(async (options) => onDone(await sent(reason, options)))}
      onClose={onClose}
    >
      <SendingNote state={state} words={words} />
    </ReasonSheet>
  );
}
