import {
  codeOnSheet,
  pageStyle,
  rabbitBox,
  rabbitOnSheet,
  type SheetDocument,
  type SheetElement,
  sheetElement,
  sheetGrid,
} from '@rainbow-rabbit/parts/console/printing';
import { badgeSecret, encodeBadge, type PlayerListRow } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The words on badges, in one language. */
export interface BadgeWords {
  /** Tag of the language for `lang`. */
  iso: string;
  /** Title of the document, which browsers propose as the name of a printed file. */
  title: string;
  scanMe: string;
  colours: Readonly<Record<PlayerListRow['colour'], string>>;
}

/** The content of a sheet of badges. */
export interface BadgeSheet {
  /** Name of the event, as its players know it. */
  event: string;
  /** Address of the app; it ends with a slash. */
  appUrl: string;
  process: ProcessId;
  /** The seed of the event's badges. */
  seed: Uint8Array;
  players: readonly PlayerListRow[];
  words: BadgeWords;
  /** The shape that goes with each colour: a path in a drawing of 24 × 24. */
  signs: Readonly<Record<PlayerListRow['colour'], string>>;
}

/** Badges in a page; sizes are in millimetres, those of name badges. */
const badges = sheetGrid({ columns: 2, rows: 4, width: 90, height: 65 });

/** The colours of rabbits in print. */
const inks: Readonly<Record<PlayerListRow['colour'], string>> = {
  green: '#35b85b',
  yellow: '#ffcb2b',
  blue: '#3895f0',
  red: '#ee4655',
  orange: '#ff8f2e',
  indigo: '#5450cf',
  violet: '#a95ce6',
};

const style = `${pageStyle}
.badge { position: absolute; width: ${badges.width}mm; height: ${badges.height}mm; padding: 3mm 4mm 3mm 2mm; border: 0.2mm dashed #999; display: flex; gap: 2mm }
.badge > svg { flex: none; width: 52mm; height: 52mm; align-self: center }
.figure { flex: none; display: flex; align-items: end; justify-content: space-evenly }
.rabbit { width: 11mm; height: 15mm }
.sign { width: 9mm; height: 9mm; overflow: visible }
.words { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 1.5mm; padding: 2mm 0; overflow: hidden; overflow-wrap: anywhere }
.colour { padding: 1mm 2mm; border: 0.8mm solid; border-radius: 3mm; font-weight: 700; text-align: center }
.nickname { font-size: 13pt; font-weight: 800; line-height: 1.15 }
.small { font-size: 7.5pt }
.number { margin-top: auto; font-weight: 700 }`;

/** Draws the rabbit in its colour, and the colour's sign, which identifies it in black and white as well. */
function figureOf(ink: string, sign: string): SheetElement {
  const line = { fill: ink, 'fill-rule': 'evenodd', stroke: '#221b52', 'stroke-width': 1.2 };
  return sheetElement(
    'div',
    { class: 'figure' },
    sheetElement(
      'svg',
      { class: 'rabbit', viewBox: rabbitBox, 'aria-hidden': 'true' },
      rabbitOnSheet({ fur: ink }),
    ),
    sheetElement(
      'svg',
      { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      sheetElement('path', { d: sign, ...line }),
    ),
  );
}

function badgeOf(sheet: BadgeSheet, player: PlayerListRow, place: number): SheetElement {
  const { process, seed, appUrl, words, signs, event } = sheet;
  const { rabbit, nickname, colour } = player;
  const code = encodeBadge({ process, rabbit, secret: badgeSecret({ process, rabbit, seed }) });
  return sheetElement(
    'article',
    { class: 'badge', style: badges.styleAt(place) },
    codeOnSheet(`${appUrl}#/r/`, code),
    sheetElement(
      'div',
      { class: 'words' },
      figureOf(inks[colour], signs[colour]),
      sheetElement('p', { class: 'nickname' }, nickname),
      sheetElement('p', { class: 'colour', style: `border-color:${inks[colour]}` }, words.colours[colour]),
      sheetElement('p', { class: 'small' }, words.scanMe),
      sheetElement('p', { class: 'small' }, event),
      sheetElement('p', { class: 'number' }, `#${rabbit}`),
    ),
  );
}

/** Draws a sheet of badges. It has the badges' secrets: whoever reads it can scan those rabbits from anywhere. */
export function badgeSheet(sheet: BadgeSheet): SheetDocument {
  const pages = badges.pagesOf(sheet.players, (player, place) => badgeOf(sheet, player, place));
  const { iso, title } = sheet.words;
  return { iso, title, style, pages };
}
