import { type Ticket, type TicketBatch, ticketText } from '@rainbow-rabbit/processes/admission/client';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import {
  a4,
  codeOnSheet,
  isLongName,
  pageStyle,
  type SheetDocument,
  type SheetElement,
  sheetElement,
  sheetGrid,
} from '../printing';
import { type TicketKind, type TicketTexts, ticketTexts } from './ticket-texts';

/** The content of a sheet of tickets. */
export interface TicketSheet {
  kind: TicketKind;
  /** Name of the event or contest, as people know it. */
  event: string;
  /** The start of each joining link, up to the text of the ticket. */
  linkStart: string;
  batch: TicketBatch;
  locale: Locale;
}

/** Cards in a page; sizes are in millimetres, those of business cards. */
const cards = sheetGrid({ columns: 2, rows: 5, width: 85, height: 54 });
/** Distance of cut marks from the cards, and their length. */
const mark = { gap: 1.5, length: 4 };

/** Cards on a page. */
export const cardsPerPage = cards.perPage;

const style = `${pageStyle}
.marks { position: absolute; inset: 0; width: 100%; height: 100%; stroke: #000; stroke-width: 0.2 }
.card { position: absolute; width: ${cards.width}mm; height: ${cards.height}mm; padding: 3mm 4mm 3mm 2mm; display: flex; gap: 1mm }
.card svg { flex: none; width: 47mm; height: 47mm; align-self: center }
.words { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 1mm; padding: 2mm 0; overflow-wrap: anywhere }
.event { flex: none; max-height: 15.2mm; overflow: hidden; font-size: 11pt; font-weight: 700; line-height: 1.15 }
.long { font-size: 7.5pt }
.small { font-size: 7pt }
.number { margin-top: auto; font-weight: 700; font-variant-numeric: tabular-nums }`;

/** Names of more characters than this, where wide ones count twice, get smaller letters. */
const longName = 30;

/** Returns the number printed on a card: that of the batch, and the ticket's in it from 1. */
export function cardNumber({ batch, index }: Ticket): string {
  return `${batch}-${String(index + 1).padStart(4, '0')}`;
}

function cardOf(sheet: TicketSheet, texts: TicketTexts, ticket: Ticket, place: number): SheetElement {
  return sheetElement(
    'article',
    { class: 'card', style: cards.styleAt(place) },
    codeOnSheet(sheet.linkStart, ticketText(ticket)),
    sheetElement(
      'div',
      { class: 'words' },
      sheetElement('p', { class: `event${isLongName(sheet.event, longName) ? ' long' : ''}` }, sheet.event),
      sheetElement('p', {}, texts.invitation),
      sheetElement('p', { class: 'small' }, texts.steps),
      sheetElement('p', { class: 'small' }, texts.once),
      sheetElement('p', { class: 'number' }, cardNumber(ticket)),
    ),
  );
}

/** Draws the ends of the cuts in the margins of a page: nothing is printed on a card or between cards. */
function cutMarks(): SheetElement {
  const { left, top, columns, rows, width, height } = cards;
  const right = a4.width - left;
  const bottom = a4.height - top;
  const { gap, length } = mark;
  const vertical = Array.from({ length: columns + 1 }, (_, column) => {
    const x = left + column * width;
    return `M${x} ${top - gap}v${-length}M${x} ${bottom + gap}v${length}`;
  });
  const horizontal = Array.from({ length: rows + 1 }, (_, row) => {
    const y = top + row * height;
    return `M${left - gap} ${y}h${-length}M${right + gap} ${y}h${length}`;
  });
  return sheetElement(
    'svg',
    { class: 'marks', viewBox: `0 0 ${a4.width} ${a4.height}`, 'aria-hidden': 'true' },
    sheetElement('path', { d: [...vertical, ...horizontal].join('') }),
  );
}

/** Draws a sheet of cards, one for each ticket. It has the tickets' secrets: whoever reads it can use them. */
export function ticketSheet(sheet: TicketSheet): SheetDocument {
  const texts = ticketTexts(sheet.locale, sheet.kind);
  const { tickets, batch } = sheet.batch;
  const pages = cards.pagesOf(tickets, (ticket, place) => cardOf(sheet, texts, ticket, place), cutMarks());
  return { iso: texts.iso, title: texts.title(sheet.event, batch), style, pages };
}
