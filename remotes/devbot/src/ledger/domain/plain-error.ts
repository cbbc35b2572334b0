/** Sequences by which aos colours its texts for terminals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals' sequences begin with one
const colours = /\u001b\[[\d;]{0,20}m/g;

/** Returns a text of aos without the colours of terminals. */
export const withoutColours = (text: string): string => text.replace(colours, '');

/** The part of an error that is looked at; a traceback follows. */
const maxLooked = 4000;

/**
 * Returns the reason that an error of aos names: the words after the last place in the code, without the handler and the traceback
 * around them. An error of another form is its own reason.
 */
export function reasonOf(error: string): string {
  const looked = error.slice(0, maxLooked);
  const places = [...looked.matchAll(/\[string "[^"\n]{0,200}"\]:\d{1,9}: ?/g)];
  const traceback = looked.search(/\n?stack traceback/i);
  const last = places.findLast(({ index }) => traceback < 0 || index < traceback);
  const from = last ? last.index + last[0].length : 0;
  const [reason = ''] = looked.slice(from).trim().split('\n');
  return reason === '' ? looked : reason;
}
