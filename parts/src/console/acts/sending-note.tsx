import type { SendStage } from '@rainbow-rabbit/processes/common/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { SendingState } from '../../outbox';

/** The words of a message's way to the ledger, in the language of the page. */
export interface SendingWords {
  /** Shows the stage of a message that is on its way. */
  stage: (stage: SendStage) => ReactNode;
  /** The title over the reason why nothing changed. */
  refused: string;
  /** The title of an act that may have counted, and the sentence that says what to do. */
  unknown: string;
  unknownText: string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

/** The state of a message that was sent, or was not, in words. */
export function SendingNote({ state, words }: { state: SendingState; words: SendingWords }) {
  return (
    <>
      <div role="status">{state.status === 'sending' && state.stage && words.stage(state.stage)}</div>
      {state.status === 'refused' && (
        <Notice tone="error" title={words.refused}>
          {words.errorText(state.error)}
        </Notice>
      )}
      {state.status === 'unknown' && (
        <Notice tone="warning" title={words.unknown}>
          <p>{words.errorText(state.error)}</p>
          <p>{words.unknownText}</p>
        </Notice>
      )}
    </>
  );
}
