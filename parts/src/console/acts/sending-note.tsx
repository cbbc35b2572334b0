import { Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { SendingState } from '../../outbox';
import { useConsoleMessages } from '../console-messages';
import { Row } from '../layout';
import { useConsoleErrorText } from '../session/staff';

/** The state of a message that was sent, or was not, in words. */
export function SendingNote({ state }: { state: SendingState }) {
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
  return (
    <>
      <div role="status">
        {state.status === 'sending' && state.stage && (
          <Row>
            {state.stage === 'approving' ? <Icon name="wallet" /> : <Spinner />}
            {t(`acts.stage.${state.stage}`)}
          </Row>
        )}
      </div>
      {state.status === 'refused' && (
        <Notice tone="error" title={t('acts.refused')}>
          {errorText(state.error)}
        </Notice>
      )}
      {state.status === 'unknown' && (
        <Notice tone="warning" title={t('acts.unknown')}>
          <p>{errorText(state.error)}</p>
          <p>{t('acts.unknown-text')}</p>
        </Notice>
      )}
    </>
  );
}
