import type { Look } from '../look';
import { lookOf } from '../look-of';
import { AsciiRabbits } from './ascii-rabbits';
import { Terminal } from './terminal';

/** A terminal: the page in a dark window below its prompt, in one width of letters, with a status line. */
export const devbot: Look = lookOf({
  parts: { header: 'tab-bar', art: 'terminal', footer: 'status-line', type: 'mono', motion: 'typing' },
  schemes: { main: 'dark' },
  Art: Terminal,
  FooterArt: AsciiRabbits,
});
