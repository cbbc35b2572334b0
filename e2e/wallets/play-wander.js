/**
 * Plays the Wander extension in a page: adds its API some time after the page has begun, announces it, and announces account switches.
 * @param settings `walletName` as pages know it, `delayMs` (null: at the event `show <walletName>`), and `account`, the URL of the account behind it
 * @param askAccount asks that account; handed in, because content scripts can't import
 */
export function playWander({ walletName, delayMs, account }, askAccount) {
  /** Wander rejects with plain texts. */
  const ask = (method, ...params) =>
    askAccount(account, method, ...params).catch((error) => Promise.reject(error.message));

  const grantsKey = `${walletName} grants`;
  const listeners = new Set();

  const api = {
    walletName,
    walletVersion: '1.41.0',
    events: {
      on: (_, listener) => listeners.add(listener),
      off: (_, listener) => listeners.delete(listener),
    },
    async connect(permissions) {
      await ask('getActiveAddress');
      localStorage.setItem(grantsKey, JSON.stringify(permissions));
    },
    async disconnect() {
      localStorage.removeItem(grantsKey);
      announce(undefined);
    },
    getPermissions: async () => JSON.parse(localStorage.getItem(grantsKey) ?? '[]'),
    getActiveAddress: () => ask('getActiveAddress'),
    getActivePublicKey: () => ask('getActivePublicKey'),
    signDataItem: async (item) => (await ask('signDataItem', item)).buffer,
    sign: (transaction) => ask('signTransaction', transaction),
    signMessage: (data) => ask('signMessage', data),
  };

  function announce(address) {
    for (const listener of listeners) listener(address);
    dispatchEvent(new CustomEvent('walletSwitch', { detail: { address } }));
  }

  function inject() {
    window.arweaveWallet = api;
    dispatchEvent(new CustomEvent('arweaveWalletLoaded', { detail: { permissions: [] } }));
  }

  new EventSource(`${account}/switches`).onmessage = ({ data }) => announce(data);
  if (delayMs === 0) inject();
  else if (delayMs === null) addEventListener(`show ${walletName}`, inject);
  else setTimeout(inject, delayMs);
}
