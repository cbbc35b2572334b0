import * as v from 'valibot';

/** Lua tables that reach a compute unit's JSON may hold numbers and booleans where texts are meant. */
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** A process may put a table into a tag, such as state that it publishes on a HyperBEAM node. */
const tagValue = v.pipe(
  v.unknown(),
  v.transform((given) => (typeof given === 'object' ? JSON.stringify(given) : String(given))),
);

const tag = v.object({ name: text, value: tagValue });

const outgoing = v.object({
  /** Absent from what a process publishes, which goes to nobody. */
  Target: v.optional(text, ''),
  Data: v.optional(
    v.pipe(
      v.nullable(text),
      v.transform((data) => data ?? undefined),
    ),
  ),
  Tags: v.optional(v.array(tag), []),
});

/** An empty Lua table becomes an empty JSON array, so no error can look like that too. */
const isNoError = (error: unknown) => !error || (Array.isArray(error) && error.length === 0);

const failure = v.pipe(
  v.unknown(),
  v.transform((error) => {
    if (isNoError(error)) return undefined;
    return typeof error === 'string' ? error : JSON.stringify(error);
  }),
);

/** A compute unit's answer for one evaluation, without the fields that the app doesn't use. */
export const resultSchema = v.pipe(
  v.object({
    Error: v.optional(failure),
    Messages: v.optional(v.array(outgoing)),
    /** Processes that the message makes; only their number is used. */
    Spawns: v.optional(v.array(v.unknown())),
    Output: v.optional(v.unknown()),
  }),
  v.check((result) => result.Error !== undefined || result.Messages !== undefined),
  v.transform((result) => ({ ...result, Messages: result.Messages ?? [] })),
);
