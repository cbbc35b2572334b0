import { type Ticket, type TicketBatch, ticketText } from '@rainbow-rabbit/processes/rabbit/client';
import { linkQrPath } from '../../remotes/game/src/my-rabbit/rabbit-qr-path';
import type { Locale } from '../../shared/src/i18n/locales';
import { type SheetTexts, sheetTexts } from './sheet-texts';

/** The content of a sheet of tickets. */
export interface Sheet {
  /** Name of the event, as its players know it. */
  event: string;
  slug: string;
  /** Address of the app, which each joining link begins with; it ends with a slash. */
  appUrl: string;
  batch: TicketBatch;
  locale: Locale;
}

/** Cards in a page; sizes are in millimetres, those of A4 and of business cards. */
const page = { width: 210, height: 297, columns: 2, rows: 5 };
const card = { width: 85, height: 54 };
const left = (page.width - page.columns * card.width) / 2;
const top = (page.height - page.rows * card.height) / 2;
/** Distance of cut marks from the cards, and their length. */
const mark = { gap: 1.5, length: 4 };

/** Cards on a page. */
export const cardsPerPage = page.columns * page.rows;

const style = `
@page { size: A4 portrait; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 9.5pt/1.25 system-ui, sans-serif }
.page { position: relative; width: ${page.width}mm; height: ${page.height}mm; overflow: hidden; break-inside: avoid }
.page + .page { break-before: page }
.marks { position: absolute; inset: 0; width: 100%; height: 100%; stroke: #000; stroke-width: 0.2 }
.card { position: absolute; width: ${card.width}mm; height: ${card.height}mm; padding: 3mm 4mm 3mm 2mm; display: flex; gap: 1mm }
.card svg { flex: none; width: 47mm; height: 47mm; align-self: center }
.words { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 1mm; padding: 2mm 0; overflow-wrap: anywhere }
.event { flex: none; max-height: 15.2mm; overflow: hidden; font-size: 11pt; font-weight: 700; line-height: 1.15 }
.long { font-size: 7.5pt }
.small { font-size: 7pt }
.number { margin-top: auto; font-weight: 700; font-variant-numeric: tabular-nums }
@media screen { body { background: #ddd } .page { background: #fff; margin: 8mm auto } }`;

/** Names of more characters than this, where wide ones count twice, get smaller letters. */
const longName = 30;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const isLong = (name: string) =>
  [...name].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0) > longName;

const linkStart = (appUrl: string, slug: string) => `${appUrl}#/rabbit/${slug}?t=`;

/** Returns the number printed on a card: that of the batch, and the ticket's in it from 1. */
export function cardNumber({ batch, index }: Ticket): string {
  return `${batch}-${String(index + 1).padStart(4, '0')}`;
}

function cardHtml(sheet: Sheet, texts: SheetTexts, ticket: Ticket, place: number): string {
  const x = left + (place % page.columns) * card.width;
  const y = top + Math.floor(place / page.columns) * card.height;
  const { size, path } = linkQrPath(linkStart(sheet.appUrl, sheet.slug), ticketText(ticket));
  return `<article class="card" style="left:${x}mm;top:${y}mm">
<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>
<div class="words">
<p class="event${isLong(sheet.event) ? ' long' : ''}">${escaped(sheet.event)}</p>
<p>${escaped(texts.invitation)}</p>
<p class="small">${escaped(texts.steps)}</p>
<p class="small">${escaped(texts.once)}</p>
<p class="number">${cardNumber(ticket)}</p>
</div>
</article>`;
}

/** Draws the ends of the cuts in the margins of a page: nothing is printed on a card or between cards. */
function cutMarks(): string {
  const right = page.width - left;
  const bottom = page.height - top;
  const { gap, length } = mark;
  const vertical = Array.from({ length: page.columns + 1 }, (_, column) => {
    const x = left + column * card.width;
    return `M${x} ${top - gap}v${-length}M${x} ${bottom + gap}v${length}`;
  });
  const horizontal = Array.from({ length: page.rows + 1 }, (_, row) => {
    const y = top + row * card.height;
    return `M${left - gap} ${y}h${-length}M${right + gap} ${y}h${length}`;
  });
  const path = [...vertical, ...horizontal].join('');
  return `<svg class="marks" viewBox="0 0 ${page.width} ${page.height}" aria-hidden="true"><path d="${path}"/></svg>`;
}

/**
 * Returns a printable sheet as one HTML document that runs no script and loads nothing. It has the tickets' secrets:
 * whoever reads it can register.
 */
export function sheetHtml(sheet: Sheet): string {
  const texts = sheetTexts(sheet.locale);
  const { tickets, batch } = sheet.batch;
  const pages = Array.from({ length: Math.ceil(tickets.length / cardsPerPage) }, (_, index) => {
    const cards = tickets
      .slice(index * cardsPerPage, (index + 1) * cardsPerPage)
      .map((ticket, place) => cardHtml(sheet, texts, ticket, place));
    return `<section class="page">\n${cutMarks()}\n${cards.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="${texts.iso}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(texts.title(sheet.event, batch))}</title>
<style>${style}
</style>
</head>
<body>
${pages.join('\n')}
</body>
</html>
`;
}
