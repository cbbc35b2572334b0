import { button } from './engine-phone';
import { approve, makeWallet } from './player';
import { test } from './test';
import { ticketPath } from './tickets';

test('a holder of a ticket votes in a contest', async ({ phone, network, ticket }) => {
  await phone.open(await ticketPath(network, { of: 'minibuild', page: 'mini-build', ticket }));
  const approveEntry = { role: 'button', name: { pattern: '^Approve' } };
  await phone.see(approveEntry);
  await makeWallet(phone);
  await phone.tap(approveEntry);
  await phone.tap(button('Send my ballot'));
  await phone.tap(button('Sign and send', 'dialog'));
  await approve(phone, 'Ask for it');
  await approve(phone, 'Vote');
  await phone.see({ text: 'Your ballot counts' });
});
