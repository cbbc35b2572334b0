import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { button, type EnginePhone, field, heading } from './engine-phone';

export const ownCode = { role: 'img', name: 'QR code of your rabbit' } as const;

/** A fresh phone becomes a player, and scans freely. */
export async function becomePlayer(phone: EnginePhone, nickname: string): Promise<void> {
  await phone.open('#/rabbit/demo');
  await phone.tap(button('Play'));
  await phone.see(heading('Become a rabbit'));
  await phone.fill(field('Nickname'), nickname);
  await phone.fill(field('Email'), 'player@example.org');
  await phone.tap(button('Join'));
  await phone.tap(button('Join, and scan freely until I close the app', 'dialog'));
  await phone.see(ownCode);
}

/** A fresh phone makes a QuickWallet from the page that it shows. */
export async function makeWallet(phone: EnginePhone): Promise<void> {
  await phone.tap(button('Connect wallet'));
  await phone.tap({ role: 'button', name: { pattern: '^QuickWallet' }, within: 'dialog' });
  await phone.see({ role: 'button', name: { pattern: '^Connected wallet' } });
}

/** Imports the keyfile of a wallet; the page hands over the file by itself, since not every driver can choose one. */
export async function importWallet(phone: EnginePhone, keyfile: Keyfile): Promise<void> {
  await phone.open('#/about');
  await phone.tap(button('Connect wallet'));
  await phone.tap(button('Import a keyfile', 'dialog'));
  await phone.see({ text: 'Choose a keyfile', within: 'dialog' });
  await phone.evaluate(chooseFile, 'quick-wallet.json', JSON.stringify(keyfile));
  await phone.tap(button('Use this wallet', 'dialog'));
  await phone.see({ role: 'button', name: { pattern: '^Connected wallet' } });
}

/** Runs in a page: gives a file of text to the open dialog's field. */
function chooseFile(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=file]');
  if (!field) throw new Error('There is no field for a file');
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], name, { type: 'application/json' }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Approves by a button of the wallet's sheet. */
export const approve = (phone: EnginePhone, act: string) => phone.tap(button(act, 'dialog'));

export const openTab = (phone: EnginePhone, name: 'My rabbit' | 'Scan rabbit' | 'Leaderboard') =>
  phone.tap({ role: 'tab', name });

/** Types a code on the scan tab, as people do who have no camera. */
export async function typeCode(phone: EnginePhone, code: string): Promise<void> {
  await loseCamera(phone);
  await openTab(phone, 'Scan rabbit');
  await phone.fill(field('Code below the QR'), code);
  await phone.tap(button('Use this code'));
}

/** A phone has no camera until its page is loaded anew: WebKit's mock camera locks the page up at times when it is stopped. */
export const loseCamera = (phone: EnginePhone) => phone.evaluate(haveNoCamera);

/** Runs in a page: from now on there is no camera. WebKit may drop what is written on the object alone, when it collects garbage. */
function haveNoCamera(): void {
  MediaDevices.prototype.getUserMedia = async () => {
    throw new DOMException('There is no camera', 'NotFoundError');
  };
}
