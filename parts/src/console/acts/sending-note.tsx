import type { SendStage } from '@rainbow-rabbit/processes/common/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { SendingState } from '../../outbox';
import { useConsoleMessages } from '../console-messages';

/** The area's words of a message's way to the ledger. */
export interface SendingWords {
  /** Shows the stage of a message that is on its way. */
  stage: (stage: SendStage) => ReactNode;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

/** The state of a message that was sent, or was not, in words. */
export function SendingNote({ state, words }: { state: SendingState; words: SendingWords }) {
  const t = useConsoleMessages();
  return (
    <>
      <div role="status">{state.status === 'sending' && state.stage && words.stage(state.stage)}</div>
      {state.status === 'refused' && (
        <Notice tone="error" title={t('acts.refused')}>
          {words.errorText(state.error)}
        </Notice>
      )}
      {state.status === 'unknown' && (
        <Notice tone="warning" title={t('acts.unknown')}>
          <p>{words.errorText(state.error)}</p>
          <p>{t('acts.unknown-text')}</p>
        </Notice>
      )}
    </>
  );
}
