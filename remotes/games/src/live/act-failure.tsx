import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useGamesErrorText } from '../messages';

/** Says why an act failed; nothing for an act that its user declined. */
export function ActFailure({ state }: { state: SendingState }) {
  const errorText = useGamesErrorText();
  if (!('error' in state) || hasCode(state.error, 'wallet.declined')) return null;
  return <Notice tone="error">{errorText(state.error)}</Notice>;
}
