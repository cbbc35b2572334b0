import * as v from 'valibot';

/** The schema of an id or address that is kept. */
export const keptId = <Id extends string>() =>
  v.custom<Id>((text) => typeof text === 'string' && /^[\w-]{43}$/.test(text));
