import type { InjectedWallet } from './injected-wallet';

const switchEvent = 'walletSwitch';

/**
 * Hears which account the extension says is active: through its emitter, and through the window event of older versions, which names
 * no address on a disconnect. The same change may be heard twice. Returns its undo.
 */
export function watchAccounts(
  { events }: InjectedWallet,
  onAccount: (address: string | undefined) => void,
): () => void {
  const onSwitch = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const address =
      typeof detail === 'object' && detail !== null && 'address' in detail ? detail.address : undefined;
    onAccount(typeof address === 'string' ? address : undefined);
  };
  events?.on('activeAddress', onAccount);
  window.addEventListener(switchEvent, onSwitch);
  return () => {
    events?.off('activeAddress', onAccount);
    window.removeEventListener(switchEvent, onSwitch);
  };
}
