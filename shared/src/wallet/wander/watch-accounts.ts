import type { InjectedWallet } from './injected-wallet';

const switchEvent = 'walletSwitch';

/** Returns the account that the extension lets this page use now; undefined when the connection is over. */
async function activeNow(wallet: InjectedWallet): Promise<string | undefined> {
  const granted = await wallet.getPermissions();
  return granted.length > 0 ? wallet.getActiveAddress() : undefined;
}

/**
 * Calls back with the extension's active account: after an event of its emitter, or the window event of older
 * versions. That event may come from another extension, so it is only a reason to ask. One change may be reported
 * twice. Returns its undo.
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
      // An extension that doesn't answer has reported no other account.
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
