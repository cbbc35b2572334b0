import { browserOutbox, type SendOptions, useSending } from '../../outbox';
import { ReasonSheet } from '../reason-sheet';
import { useStaff } from '../session/staff';
import type { WeighedAct } from './acts';
import type { RunWords } from './run-note';
import { SendingNote, type SendingWords } from './sending-note';

/** The words of acts, in the language of the page. */
export interface ActWords extends SendingWords, RunWords {
  reason: string;
  reasonHint: string;
  reasonMissing: string;
  /** On the button that sends the same message once more. */
  again: string;
  cancel: string;
}

interface ActSheetProps<Info> {
  act: WeighedAct<Info>;
  words: ActWords;
  /** Characters of the longest reason that the process takes. */
  maxReasonLength: number;
  /** Sends the act with a reason, and takes over the state after it. */
  send: (reason: string, options: SendOptions) => Promise<void>;
  onClose: () => void;
}

/** The sheet of an act whose reason a person writes: its effect, the reason, and the button that sends it. */
export function ActSheet<Info>({ act, words, maxReasonLength, send, onClose }: ActSheetProps<Info>) {
  const { state, run } = useSending(useStaff().signer, browserOutbox);
  const isSending = state.status === 'sending';
  const isUnknown = state.status === 'unknown';
  return (
    <ReasonSheet
      title={act.title}
      effect={act.effect}
      reason={{
        label: words.reason,
        hint: words.reasonHint,
        missing: words.reasonMissing,
        maxLength: maxReasonLength,
        suggestions: act.suggestions,
      }}
      send={isUnknown ? words.again : act.confirm}
      cancel={words.cancel}
      isDangerous
      isSending={isSending}
      isFixed={isSending || isUnknown}
      onSend={(reason) => void run((options) => send(reason, options))}
      onClose={onClose}
    >
      <SendingNote state={state} words={words} />
    </ReasonSheet>
  );
}
