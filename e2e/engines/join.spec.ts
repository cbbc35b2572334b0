import { expect } from '@playwright/test';
import { codeIn } from '../game/phone-player';
import { createTestPlayer } from '../support/test-player';
import { heading } from './engine-phone';
import { becomePlayer, openTab, ownCode, typeCode } from './player';
import { test } from './test';

test('a link leads to an own rabbit by four taps and typing, and a typed code to its first color', async ({
  phone,
  network,
}) => {
  await becomePlayer(phone, 'Alder');
  expect(phone.taps()).toBeLessThanOrEqual(4);
  const aspen = await createTestPlayer(network.url, { nickname: 'Aspen' });
  await typeCode(phone, codeIn(aspen.linkAt(network.now(), '')));
  await phone.see(heading('Collected!'));
  await openTab(phone, 'My rabbit');
  await phone.see(ownCode);
  await phone.reload();
  await phone.see(ownCode);
});
