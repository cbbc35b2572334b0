import { Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMiniBuildErrorText } from '../../messages';
import { Row } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import type { SendingState } from './use-sending';

/** The state of a message that was sent, or was not, in words. */
export function SendingNote({ state }: { state: SendingState }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  return (
    <>
      <div role="status">
        {state.status === 'sending' && state.stage && (
          <Row>
            <Spinner />
            {t(`staff.act.${state.stage}`)}
          </Row>
        )}
      </div>
      {state.status === 'refused' && (
        <Notice tone="error" title={t('staff.act.refused')}>
          {errorText(state.error)}
        </Notice>
      )}
      {state.status === 'unknown' && (
        <Notice tone="warning" title={t('staff.act.unknown')}>
          <p>{errorText(state.error)}</p>
          <p>{t('staff.act.unknown-text')}</p>
        </Notice>
      )}
    </>
  );
}
