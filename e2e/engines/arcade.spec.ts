import { button } from './engine-phone';
import { approve, makeWallet } from './player';
import { test } from './test';
import { ticketPath } from './tickets';

test('a run is played by taps, and submitted to a board', async ({ phone, network, ticket }) => {
  await phone.open(await ticketPath(network, { of: 'arcade', page: 'social/singapore/games', ticket }));
  await makeWallet(phone);
  await phone.tap(button('Use my ticket'));
  await approve(phone, 'Ask for it');
  await phone.see({ text: 'You are in: your scores have ranks.' });
  await phone.open('#/social/singapore/games/rabbit');
  await phone.tap(button('Play'));
  await phone.tap(button('Tap to start'));
  // One hop; the rabbit runs on until something is in its way.
  const field = { role: 'application', name: { pattern: '.' } };
  await phone.see(field);
  await phone.tapIfShown(field);
  await phone.tap(button('Submit your score'));
  await approve(phone, 'Submit my score');
  await phone.see({ text: 'Your run counts' });
});
