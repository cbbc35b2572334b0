import { keptReading } from '@rainbow-rabbit/parts/kept';
import { contestReplySchemas } from '@rainbow-rabbit/processes/minibuild/client';
import * as v from 'valibot';

const { total, rows } = contestReplySchemas.Entries.entries;

/** Returns the place in this browser where the first entries of a list are kept. */
export const keptEntries = (list: string) =>
  keptReading(['minibuild', 'entries', list], v.object({ total, rows }));
