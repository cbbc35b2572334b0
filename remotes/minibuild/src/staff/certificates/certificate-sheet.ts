import {
  codeOnSheet,
  isLongName,
  rabbitOnSheet,
  rainbowInks,
  type SheetDocument,
  type SheetElement,
  sheetElement,
} from '@rainbow-rabbit/parts/console/printing';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { certificateTexts } from './certificate-texts';

/** The facts that all certificates of a contest have in common. */
export interface CertificateFrame {
  language: Locale;
  /** Name of the contest. */
  contest: string;
  /** The day of the results, as the contest's place has it. */
  date: string;
  judges: readonly string[];
}

/** One certificate. */
export interface PrintedCertificate {
  /** The person, or the team. */
  name: string;
  /** The team of a person, or the people of a team. */
  below: string;
  /** Title of the entry. */
  work: string;
  /** Undefined for a certificate of having taken part. */
  place?: number | undefined;
  /** The address of the entry's public page. */
  link: string;
}

/** Metal, light and edge of the medals of the first three places. */
const medals: readonly (readonly [string, string, string])[] = [
  ['#ffcb2b', '#fff3c9', '#b37c00'],
  ['#ccd2de', '#f6f8fc', '#717b90'],
  ['#e3a069', '#ffe6d1', '#8f5220'],
];

const ink = '#221b52';

const style = `
@page { size: A4 landscape; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: ${ink}; font: 12pt/1.35 ui-rounded, "SF Pro Rounded", system-ui, sans-serif }
.page { position: relative; width: 297mm; height: 210mm; overflow: hidden; break-inside: avoid; background: #fffaf0; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.page + .page { break-before: page }
@media screen { body { background: #ddd } .page { margin: 8mm auto } }
.frame { position: absolute; inset: 8mm; border: 0.9mm solid ${ink}; border-radius: 8mm }
.frame::after { content: ""; position: absolute; inset: 2mm; border: 0.3mm solid ${ink}; border-radius: 6mm }
.sky { position: absolute; left: 0; right: 0; bottom: 0; width: 297mm; height: 210mm }
.content { position: absolute; inset: 16mm 30mm 14mm; display: flex; flex-direction: column; align-items: center; text-align: center }
.contest { font-size: 15pt; font-weight: 700; letter-spacing: 0.02em; overflow-wrap: anywhere; max-height: 13mm; overflow: hidden }
.title { margin-top: 3mm; font-size: 46pt; font-weight: 800; line-height: 1.1 }
.small { margin-top: 8mm; color: #5b547f; font-size: 12pt }
.name { font-size: 40pt; font-weight: 800; line-height: 1.15; overflow-wrap: anywhere; max-height: 40mm; overflow: hidden }
.long { font-size: 26pt }
.below { font-size: 13pt; max-height: 12mm; overflow: hidden; overflow-wrap: anywhere }
.place { margin-top: 6mm; padding: 1.5mm 9mm; border-radius: 9mm; background: ${ink}; color: #fff; font-size: 20pt; font-weight: 800 }
.took { background: none; color: ${ink}; font-size: 15pt; padding: 0 }
.work { font-size: 22pt; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; max-height: 18mm; overflow: hidden }
.foot { position: absolute; left: 20mm; right: 20mm; bottom: 15mm; display: flex; align-items: flex-end; justify-content: space-between; gap: 8mm; font-size: 10pt; text-align: left }
.foot p { overflow-wrap: anywhere }
.foot .day { font-size: 12pt; font-weight: 700 }
.proof { display: flex; flex: none; align-items: flex-end; gap: 4mm; max-width: 112mm }
.proof .text { font-size: 8pt; text-align: right }
.proof code { font: 7pt/1.3 ui-monospace, monospace }
.code { flex: none; width: 27mm; height: 27mm; padding: 1.5mm; border-radius: 2mm; background: #fff }
.medal { position: absolute; top: 14mm; right: 18mm; width: 25mm; height: 34mm }`;

/** The longest name in large letters. */
const longName = 26;

/** Draws a rabbit's head whose chin lies at a place of the page. */
const rabbit = (x: number, y: number, size: number, fur: string): SheetElement =>
  sheetElement(
    'g',
    { transform: `translate(${x} ${y}) scale(${size}) translate(-50 -44)` },
    rabbitOnSheet({ fur, nose: '#ee4655' }),
  );

/** Draws a rainbow from the left edge to the right one, low behind the words, and a rabbit of each colour on the meadow. */
function sky(): SheetElement {
  const arcs = rainbowInks.map((colour, band) => {
    const radius = 205 - band * 5;
    return sheetElement('path', {
      d: `M${148.5 - radius} 236a${radius} ${radius * 0.92} 0 0 1 ${2 * radius} 0`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 5.2,
      opacity: 0.22,
    });
  });
  const meadow = sheetElement('path', {
    d: 'M0 210V180c40-11 84-12 148-4s112 5 149-4V210z',
    fill: '#d9eebb',
    opacity: 0.7,
  });
  const rabbits = rainbowInks.map((colour, band) =>
    rabbit(91.5 + band * 19, 179 + ((band * 5) % 4), 0.72, colour),
  );
  return sheetElement(
    'svg',
    { class: 'sky', viewBox: '0 0 297 210', 'aria-hidden': 'true' },
    ...arcs,
    meadow,
    ...rabbits,
  );
}

function medal(place: number): SheetElement[] {
  const metal = medals[place - 1];
  if (!metal) return [];
  const [fill, light, edge] = metal;
  const drawn = sheetElement(
    'svg',
    { class: 'medal', viewBox: '0 0 34 46', 'aria-hidden': 'true' },
    sheetElement('path', { d: 'M9 24 4 45l7-3 5 4 3-18z', fill: '#ee4655' }),
    sheetElement('path', { d: 'M25 24l5 21-7-3-5 4-3-18z', fill: '#5450cf' }),
    sheetElement('circle', { cx: 17, cy: 17, r: 15.5, fill, stroke: edge, 'stroke-width': 1.2 }),
    sheetElement('circle', { cx: 17, cy: 17, r: 12, fill: light, stroke: edge, 'stroke-width': 0.6 }),
    rabbit(17, 26, 0.68, '#fffaf0'),
  );
  return [drawn];
}

function pageOf(
  { name, below, work, place, link }: PrintedCertificate,
  { language, contest, date, judges }: CertificateFrame,
): SheetElement {
  const texts = certificateTexts(language);
  const line = (kind: string, text: string) => sheetElement('p', { class: kind }, text);
  return sheetElement(
    'section',
    { class: 'page', lang: texts.iso },
    sky(),
    sheetElement('div', { class: 'frame' }),
    ...medal(place ?? 0),
    sheetElement(
      'div',
      { class: 'content' },
      line('contest', contest),
      sheetElement('h1', { class: 'title' }, texts.title),
      line('small', texts.presentedTo),
      sheetElement('h2', { class: `name${isLongName(name, longName) ? ' long' : ''}` }, name),
      ...(below === '' ? [] : [line('below', below)]),
      place === undefined ? line('place took', texts.tookPart) : line('place', texts.place(place)),
      line('small', texts.forWork),
      line('work', work),
    ),
    sheetElement(
      'div',
      { class: 'foot' },
      sheetElement(
        'div',
        {},
        line('day', date),
        ...(judges.length > 0 ? [line('jury', `${texts.jury}: ${judges.join(' · ')}`)] : []),
      ),
      sheetElement(
        'div',
        { class: 'proof' },
        sheetElement(
          'div',
          { class: 'text' },
          line('why', texts.proof),
          sheetElement('code', {}, link.replace(/^https?:\/\//, '')),
        ),
        codeOnSheet(link, '', { class: 'code' }),
      ),
    ),
  );
}

/** Draws certificates, each on a page of A4. */
export function certificateSheet(
  certificates: readonly PrintedCertificate[],
  frame: CertificateFrame,
): SheetDocument {
  const { iso, title } = certificateTexts(frame.language);
  return {
    iso,
    title: `${title} – ${frame.contest}`,
    style,
    pages: certificates.map((certificate) => pageOf(certificate, frame)),
  };
}
