import { browserOutbox, type SendOptions, useSending } from '../../outbox';
import { useConsoleMessages } from '../console-messages';
import { useReasonWords } from '../desk/desk-messages';
import { ReasonSheet } from '../reason-sheet';
import { useStaff } from '../session/staff';
import type { WeighedAct } from './acts';
import { SendingNote } from './sending-note';

interface ActSheetProps<Info> {
  act: WeighedAct<Info>;
  /** Characters of the longest reason that the process takes. */
  maxReasonLength: number;
  /** Sends the act with a reason, and takes over the state after it. */
  send: (reason: string, options: SendOptions) => Promise<void>;
  onClose: () => void;
}

/** The sheet of an act whose reason a person writes: its effect, the reason, and the button that sends it. */
export function ActSheet<Info>({ act, maxReasonLength, send, onClose }: ActSheetProps<Info>) {
  const t = useConsoleMessages();
  const reason = useReasonWords();
  const { state, run } = useSending(useStaff().signer, browserOutbox);
  const isSending = state.status === 'sending';
  const isUnknown = state.status === 'unknown';
  return (
    <ReasonSheet
      title={act.title}
      effect={act.effect}
      reason={{
        ...reason,
        maxLength: maxReasonLength,
        suggestions: act.suggestions,
      }}
      send={isUnknown ? t('acts.again') : act.confirm}
      cancel={t('acts.cancel')}
      isDangerous
      isSending={isSending}
      isFixed={isSending || isUnknown}
      onSend={(typed) => void run((options) => send(typed, options))}
      onClose={onClose}
    >
      <SendingNote state={state} />
    </ReasonSheet>
  );
}
