import { expect } from '@playwright/test';
import { BeaconPhone } from '../beacon/beacon-phone';
import { nextKeyfile } from '../support/prepared-keys';
import { button, field } from './engine-phone';
import { ownCode } from './player';
import { readCode } from './read-code';
import { test } from './test';

test('a wallet on another phone is paired over MQTT, and signs a registration', async ({
  phone,
  network,
}) => {
  const beacon = await BeaconPhone.open(`${network.url.replace(/^http/, 'ws')}mqtt`, nextKeyfile());
  await phone.open('#/about');
  await phone.tap(button('Connect wallet'));
  await phone.tap({ role: 'button', name: { pattern: '^Beacon Wallet' }, within: 'dialog' });
  await phone.see({ text: 'Get Beacon', within: 'dialog' });
  // Where pages are touched, the code for other devices comes second.
  await phone.tapIfShown({ text: 'Other device', within: 'dialog' });
  await phone.see({ role: 'img', name: 'QR code that pairs your wallet', within: 'dialog' });
  await beacon.scan(await readCode(phone));
  await phone.see({ role: 'button', name: { pattern: '^Connected wallet' } });
  await phone.open('#/rabbit/demo');
  await phone.fill(field('Nickname'), 'Briar');
  await phone.fill(field('Email'), 'player@example.org');
  await phone.tap(button('Join'));
  await phone.see(ownCode);
  expect(beacon.received.map(({ body }) => body.action)).toContain('signDataItem');
  beacon.vanish();
});
