import { sharedKeys } from '../support/shared-keys';
import { approve, importWallet } from './player';
import { ownNetworkTest as test } from './test';

test('a player claims what was earned, and is paid', async ({ phone }) => {
  await importWallet(phone, await sharedKeys.wallet('player-willow'));
  await phone.open('#/social/claim');
  await phone.tap({ role: 'button', name: { pattern: '^Claim ' } });
  await approve(phone, 'Ask for it');
  await approve(phone, 'Claim');
  await phone.see({ text: 'There is nothing to claim now.' });
});
