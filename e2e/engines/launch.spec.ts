import { button, field, heading } from './engine-phone';
import { approve } from './player';
import { test } from './test';

test('a newcomer launches a token', async ({ phone }) => {
  await phone.open('#/devbot');
  await phone.tap({ role: 'button', name: { pattern: '^Launch a token' } });
  await phone.fill(field('Name'), 'Garden Carrots');
  await phone.tap({ role: 'checkbox', name: { pattern: '.' } });
  await phone.tap(button('See what will be signed'));
  await phone.tap({ role: 'button', name: { pattern: '^QuickWallet' }, within: 'dialog' });
  await phone.tap(button('Launch GARDEN'));
  await approve(phone, 'Make');
  await phone.tap({ role: 'link', name: { pattern: 'Garden Carrots' } });
  await phone.see(heading('Garden Carrots'));
});
