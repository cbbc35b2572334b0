import type { LayoutLook } from '../look';
import { lookOf } from '../look-of';
import { AsciiRabbits } from './ascii-rabbits';
import { TerminalHead } from './terminal-head';

/** A terminal: the page in a dark window below its prompt, in one width of letters, with a status line. */
export const devbot: LayoutLook = lookOf({
  parts: { header: 'tab-bar', art: 'terminal', footer: 'status-line', type: 'mono', motion: 'typing' },
  schemes: { main: 'dark' },
  Art: TerminalHead,
  FooterArt: AsciiRabbits,
});
