import type { Page } from '@playwright/test';
import { readCards } from '../../tools/tickets/testing/read-cards';

/** Reads the joining link in the code that a ticket's screen shows, by its drawing. */
export async function shownTicket(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'Ticket as a QR code' });
  const path = await code.locator('path').getAttribute('d');
  const box = await code.getAttribute('viewBox');
  const [card] = readCards(`<article><svg viewBox="${box}" x><path d="${path}"/></svg></article>`);
  return card?.link ?? '';
}
