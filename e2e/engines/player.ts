import { button, type EnginePhone, heading } from './engine-phone';

export const ownCode = { role: 'img', name: 'QR code of your rabbit' } as const;

/** A fresh phone becomes a player, and scans freely. */
export async function becomePlayer(phone: EnginePhone, nickname: string): Promise<void> {
  await phone.open('#/rabbit/demo');
  await phone.tap(button('Play'));
  await phone.see(heading('Become a rabbit'));
  await phone.fill('Nickname', nickname);
  await phone.fill('Email', 'player@example.org');
  await phone.tap(button('Join'));
  await phone.tap(button('Join, and scan freely until I close the app', 'dialog'));
  await phone.see(ownCode);
}

export const openTab = (phone: EnginePhone, name: 'My rabbit' | 'Scan rabbit' | 'Leaderboard') =>
  phone.tap({ role: 'tab', name });

/** Types a code on the scan tab, beside a camera that works. */
export async function typeCode(phone: EnginePhone, code: string): Promise<void> {
  // The page moves as the camera comes.
  await phone.see({ text: 'Looking for QR code...' });
  await phone.tap({ text: 'Other ways to scan' });
  await phone.fill('Code below the QR', code);
  await phone.tap(button('Use this code'));
}
