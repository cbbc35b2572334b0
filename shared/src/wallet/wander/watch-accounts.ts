import type { InjectedWallet } from './injected-wallet';

const switchEvent = 'walletSwitch';

/** Which account the extension lets this page use now; undefined when the connection is over. */
async function activeNow(wallet: InjectedWallet): Promise<string | undefined> {
  const granted = await wallet.getPermissions();
  return granted.length > 0 ? wallet.getActiveAddress() : undefined;
}

/**
 * Hears which account the extension says is active: through its emitter, and through the window event of older versions. That event
 * may come from another extension, so it is only a reason to ask. The same change may be heard twice. Returns its undo.
 */
export function watchAccounts(
  wallet: InjectedWallet,
  onAccount: (address: string | undefined) => void,
): () => void {
  let isWatching = true;
  const onSwitch = () => {
    activeNow(wallet).then(
      (address) => {
        if (isWatching) onAccount(address);
      },
      // An extension that doesn't answer has told of no other account.
      () => undefined,
    );
  };
  wallet.events?.on('activeAddress', onAccount);
  window.addEventListener(switchEvent, onSwitch);
  return () => {
    isWatching = false;
    wallet.events?.off('activeAddress', onAccount);
    window.removeEventListener(switchEvent, onSwitch);
  };
}
