import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useSocialErrorText } from '../messages';
import type { SendState } from './use-act';

/** The state of a message that a press sent: that it waits for the wallet and the ledger, or why it failed. */
export function ActNotice({ state, done }: { state: SendState; done: string }) {
  const t = useMessages();
  const errorText = useSocialErrorText();
  switch (state.status) {
    case 'sending':
      return <Notice>{t('live.sending')}</Notice>;
    case 'done':
      return <Notice tone="success">{done}</Notice>;
    case 'failed': {
      const isDeclined = hasCode(state.error, 'wallet.declined');
      return <Notice tone={isDeclined ? 'info' : 'error'}>{errorText(state.error)}</Notice>;
    }
    default:
      return null;
  }
}
