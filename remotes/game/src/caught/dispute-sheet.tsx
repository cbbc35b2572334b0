import { ReasonSheet } from '@rainbow-rabbit/parts/console/reason-sheet';
import { type CatchRow, maxReasonLength } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import { useDisputing } from './use-disputing';

interface DisputeSheetProps {
  /** The scan that was not true. */
  scan: CatchRow;
  /** Number of disputes that the player can still raise, with this one. */
  left: number;
  onClose: () => void;
  onDone: () => void;
}

/** The sheet by which a player disputes a scan of the own rabbit. */
export function DisputeSheet({ scan, left, onClose, onDone }: DisputeSheetProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { state, send } = useDisputing(onDone);
  const isSending = state.status === 'sending';
  const { rabbit, nickname, slot } = scan;
  return (
    <ReasonSheet
      title={t('dispute.title')}
      effect={
        <>
          <p>{t('dispute.text', { nickname, rabbit })}</p>
          <p>{t('dispute.left', { count: left })}</p>
        </>
      }
      reason={{
        label: t('dispute.reason'),
        hint: t('dispute.reason-hint'),
        maxLength: maxReasonLength,
        missing: t('error.dispute.malformed'),
        suggestions: [t('dispute.never-met'), t('dispute.not-shown')],
      }}
      send={t('dispute.send')}
      cancel={t('dispute.cancel')}
      isSending={isSending}
      isFixed={isSending || state.status === 'unknown'}
      onSend={(reason) => void send({ rabbit, slot, reason })}
      onClose={onClose}
    >
      <div role="status">{isSending && state.stage && <StageNote stage={state.stage} />}</div>
      {'error' in state && <Notice tone="error">{errorText(state.error)}</Notice>}
    </ReasonSheet>
  );
}
