import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../messages';

/** The state of a message that a press sent: that it waits for the wallet and the ledger, or why it failed. */
export function OwnActNotice({ state, done }: { state: SendingState; done?: string }) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  if (state.status === 'sending') return <Notice>{t('contest.sending')}</Notice>;
  if (state.status === 'done') return done ? <Notice tone="success">{done}</Notice> : null;
  if (!('error' in state)) return null;
  const isDeclined = hasCode(state.error, 'wallet.declined');
  return <Notice tone={isDeclined ? 'info' : 'error'}>{errorText(state.error)}</Notice>;
}
