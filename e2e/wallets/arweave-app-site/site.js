import { askAccount } from '/account-client.js';

/**
 * Plays arweave.app: speaks its JSON-RPC with the page that opened it. The popup connects; from then on the iframe answers, and shows
 * itself for what its user has to approve.
 */
const site = new URLSearchParams(location.hash.slice(1));
const isPopup = window.opener !== null;
const page = window.opener ?? window.parent;
const post = (message) => page.postMessage({ ...message, jsonrpc: '2.0' }, site.get('origin'));
const ask = (method, ...params) => askAccount(location.origin, method, ...params);

const buttons = { approve: document.querySelector('#approve'), reject: document.querySelector('#reject') };
const asked = document.querySelector('#asked');

/** The buttons that the user clicks. */
function approval(what) {
  asked.textContent = `${site.get('name')}: ${what}`;
  return new Promise((resolve) => {
    for (const [name, button] of Object.entries(buttons)) {
      button.hidden = false;
      button.onclick = () => resolve(name === 'approve');
    }
  }).finally(() => {
    asked.textContent = 'Nothing is asked.';
    for (const button of Object.values(buttons)) button.hidden = true;
  });
}

async function connect() {
  localStorage.setItem(site.get('origin'), 'connected');
  post({ method: 'connect', params: await ask('getActiveAddress') });
  post({ method: 'usePopup', params: false });
}

const needsApproval = new Set(['signTransaction', 'signDataItem', 'signMessage']);

async function outcomeOf({ method, params }) {
  if (method === 'disconnect') {
    localStorage.removeItem(site.get('origin'));
    return { result: null };
  }
  if (method === 'getPublicKey') return { result: await ask('getActivePublicKey') };
  if (!needsApproval.has(method)) return { error: { code: -32601, message: 'Method not found' } };
  if (method === 'signDataItem' && typeof params[0].data !== 'string')
    return { error: { code: -32602, message: 'Invalid params' } };
  post({ method: 'showIframe', params: true });
  if (!(await approval(method))) return { error: { code: 0, message: 'Rejected' } };
  return { result: await ask(method, ...params) };
}

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== page || origin !== site.get('origin')) return;
  if (data.method === 'connect' && isPopup) {
    if (await approval('connect')) await connect();
    else post({ method: 'disconnect' });
  }
  if (data.id !== undefined && !isPopup) post({ id: data.id, ...(await outcomeOf(data)) });
});
post({ method: 'ready' });
// A page that was connected before is connected again, without a word.
if (!isPopup && localStorage.getItem(site.get('origin'))) await connect();
