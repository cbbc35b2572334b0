import {
  codeOnSheet,
  isLongName,
  pageStyle,
  rabbitOnSheet,
  rainbowInks,
  type SheetDocument,
  type SheetElement,
  sheetElement,
} from '@rainbow-rabbit/parts/console/printing';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { posterTexts } from './poster-texts';

/** The content of a joining poster. */
export interface Poster {
  /** Name of the event, as its players know it. */
  event: string;
  /** The event's link. */
  link: string;
  /** The languages on the poster, the most important one first. */
  languages: readonly Locale[];
  /** True when a ticket is needed as well. */
  needsTicket: boolean;
  prize: string | undefined;
}

const style = `${pageStyle}
.page { display: flex; flex-direction: column; align-items: center; gap: 6mm; padding: 8mm 18mm 12mm; color: #221b52; text-align: center }
.rainbow { flex: none; width: 100%; height: 46mm }
.event { font-size: 40pt; font-weight: 800; line-height: 1.1; max-height: 48mm; overflow: hidden; overflow-wrap: anywhere }
.long { font-size: 26pt }
.code { flex: none; width: 104mm; height: 104mm; padding: 4mm; border: 1.6mm solid #221b52; border-radius: 8mm; color: #000 }
.languages { display: flex; flex-direction: column; gap: 3.5mm; width: 100%; margin-block: auto }
.goal { font-size: 17pt; font-weight: 800; line-height: 1.2 }
.steps { font-size: 11.5pt; line-height: 1.3 }
.ticket { font-weight: 700 }
.one .goal { font-size: 26pt }
.one .steps { font-size: 15pt }
.many .goal { font-size: 13pt }
.many .steps { font-size: 9.5pt }
.prize { font-size: 13pt; font-weight: 700; max-height: 16mm; overflow: hidden }
.link { font: 700 11pt/1.3 ui-monospace, monospace; overflow-wrap: anywhere }`;

/** The classes for few languages, by their number: the fewer, the larger the words. */
const amounts = ['none', 'one', 'two'];

/** The longest name in large letters. */
const longName = 24;

function rainbow(): SheetElement {
  const width = 3.4;
  const arcs = rainbowInks.map((colour, band) => {
    const radius = 40 - band * width;
    return sheetElement('path', {
      d: `M${50 - radius} 44a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
    });
  });
  return sheetElement(
    'svg',
    { class: 'rainbow', viewBox: '0 0 100 44', 'aria-hidden': 'true' },
    ...arcs,
    rabbitOnSheet({ fur: '#fffaf0', nose: '#ee4655' }),
  );
}

/** Draws the poster that invites people to an event: its link as a QR code, and the way in in each language. */
export function posterSheet({ event, link, languages, needsTicket, prize }: Poster): SheetDocument {
  const [first = 'en'] = languages;
  const words = languages.map((locale) => {
    const { iso, goal, steps, ticket } = posterTexts(locale);
    return sheetElement(
      'div',
      { lang: iso },
      sheetElement('p', { class: 'goal' }, goal),
      sheetElement('p', { class: 'steps' }, steps),
      ...(needsTicket ? [sheetElement('p', { class: 'steps ticket' }, ticket)] : []),
    );
  });
  const page = sheetElement(
    'section',
    { class: 'page' },
    rainbow(),
    sheetElement('h1', { class: `event${isLongName(event, longName) ? ' long' : ''}` }, event),
    codeOnSheet(link, '', { class: 'code' }),
    sheetElement('div', { class: `languages ${amounts[languages.length] ?? 'many'}` }, ...words),
    ...(prize ? [sheetElement('p', { class: 'prize' }, prize)] : []),
    sheetElement('p', { class: 'link' }, link.replace(/^https?:\/\//, '')),
  );
  const { iso, title } = posterTexts(first);
  return { iso, title: title(event), style, pages: [page] };
}
