import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { ReasonSheet } from '../../reason-sheet/reason-sheet';
import { useStaffMessages } from '../staff-messages';
import type { StaffActRequest } from './staff-acts';
import { useSendingAct } from './use-sending-act';

interface ActSheetProps {
  act: StaffActRequest;
  onClose: () => void;
  onDone: (info: EventInfo) => void;
}

/** The sheet of one act: its effect, its reason, and the button that sends it. */
export function ActSheet({ act, onClose, onDone }: ActSheetProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { state, send } = useSendingAct(act, onDone);
  const isSending = state.status === 'sending';
  const isUnknown = state.status === 'unknown';
  const words = {
    label: t('staff.act.reason'),
    hint: t('staff.act.reason-hint'),
    missing: t('staff.act.reason-missing'),
    suggestions: act.reasons,
  };
  return (
    <ReasonSheet
      title={act.title}
      effect={act.effect}
      reason={act.hasNoReason ? t('staff.act.no-reason') : words}
      send={isUnknown ? t('staff.act.again') : act.confirm}
      cancel={t('staff.act.cancel')}
      isDangerous={act.isDangerous}
      isSending={isSending}
      isFixed={isSending || isUnknown}
      stage={isSending ? state.stage : undefined}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    >
      {state.status === 'refused' && (
        <Notice tone="error" title={t('staff.act.refused')}>
          {errorText(state.error)}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="warning" title={t('staff.act.unknown')}>
          <p>{errorText(state.error)}</p>
          <p>{t('staff.act.unknown-text')}</p>
        </Notice>
      )}
    </ReasonSheet>
  );
}
