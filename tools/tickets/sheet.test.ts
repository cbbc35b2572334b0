import { makeTickets, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { maxTicketsPerBatch } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import {
  cardNumber,
  cardsPerPage,
  type TicketSheet,
  ticketSheet,
} from '../../parts/src/console/desk/ticket-sheet';
import { sheetFile } from '../../parts/src/console/printing/sheet-file';
import { joiningLinkStart } from '../../remotes/game/src/staff/tickets/joining-link-start';
import { joiningPath, parseJoiningLink } from '../../remotes/game/src/ticket/domain/joining-link';
import { locales } from '../../shared/src/i18n/locales';
import { readCards } from './testing/read-cards';

const appUrl = 'https://rabbit.example/play/';
const process = `${'A'.repeat(42)}E` as ProcessId;

const linkStart = joiningLinkStart(appUrl, { slug: 'garden', process });

function sheetOf(count: number, change: Partial<TicketSheet> = {}): TicketSheet {
  let next = 0;
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => next++ & 0xff);
  const batch = makeTickets({ process, batch: 7, count, random });
  return { kind: 'event', event: 'Garden Party', linkStart, batch, locale: 'en', ...change };
}

const htmlOf = (sheet: TicketSheet) => sheetFile(ticketSheet(sheet));

/** Reads the ticket of a link as the game does. */
const ticketIn = (link = ''): Ticket | undefined => parseJoiningLink(link)?.ticket;

it('every card has the joining link of its ticket as a QR code, and its number', () => {
  const sheet = sheetOf(cardsPerPage + 2);
  const cards = readCards(htmlOf(sheet));
  expect(cards.map(({ link }) => ticketIn(link))).toEqual(sheet.batch.tickets);
  expect(cards[4]?.link).toBe(
    `https://rabbit.example/play/#${joiningPath('garden', sheet.batch.tickets[4] as Ticket)}`,
  );
  expect(cards.map(({ number }) => number)).toEqual(sheet.batch.tickets.map(cardNumber));
  expect(cards[9]?.number).toBe('7-0010');
});

it('links of an event that the app does not list name its process', () => {
  const unlisted = joiningLinkStart(appUrl, { slug: 'garden', process, isUnlisted: true });
  const [card] = readCards(htmlOf(sheetOf(1, { linkStart: unlisted })));
  expect(card?.link).toMatch(
    new RegExp(`^https://rabbit\\.example/play/#/rabbit/garden\\?p=${process}&t=[A-Z2-7]+$`),
  );
  expect(ticketIn(card?.link)).toBeDefined();
});

it('codes of the largest batch are still coarse enough to print and to read', () => {
  const sheet = sheetOf(maxTicketsPerBatch);
  const tickets = [0, maxTicketsPerBatch - 1].map((index) => sheet.batch.tickets[index] as Ticket);
  const html = htmlOf({ ...sheet, batch: { ...sheet.batch, tickets } });
  expect(readCards(html).map(({ link }) => ticketIn(link))).toEqual(tickets);
  const quiet = 8;
  expect(Number(/viewBox="0 0 (\d+) \d+" shape/.exec(html)?.[1])).toBeLessThanOrEqual(61 + quiet);
});

it.each([
  [1, 1],
  [cardsPerPage, 1],
  [cardsPerPage + 1, 2],
])('%i cards take %i pages, each with its cut marks', (count, pages) => {
  const html = htmlOf(sheetOf(count));
  expect(html.split('<section class="page">')).toHaveLength(pages + 1);
  expect(html.split('class="marks"')).toHaveLength(pages + 1);
  expect(html.split('<article')).toHaveLength(count + 1);
});

it.each(locales.map(({ code, iso }) => [code, iso] as const))('speaks %s', (locale, iso) => {
  const html = htmlOf(sheetOf(1, { locale }));
  const english = htmlOf(sheetOf(1));
  expect(html).toContain(`<html lang="${iso}">`);
  expect(html === english).toBe(locale === 'en');
});

it('runs and loads nothing, whatever the event is called', () => {
  const html = htmlOf(sheetOf(1, { event: '<script src="//x"></script>&"' }));
  expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|\son\w+=/);
  expect(html).toContain('&lt;script src=&quot;//x&quot;&gt;&lt;/script&gt;&amp;&quot;');
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});
