import { button } from './engine-phone';
import { approve, makeWallet } from './player';
import { test } from './test';

test('a message is signed, and its signature found right', async ({ phone }) => {
  await phone.open('#/mini-build/utils?tool=message');
  await makeWallet(phone);
  await phone.fill({ role: 'textbox', name: 'Message' }, 'I am the White Rabbit');
  await phone.tap(button('Sign with QuickWallet'));
  await approve(phone, 'Sign');
  await phone.tap(button('Verify this message'));
  await phone.tap(button('Verify'));
  await phone.see({ text: 'The signature is right' });
});
