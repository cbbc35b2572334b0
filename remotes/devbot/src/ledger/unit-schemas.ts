import * as v from 'valibot';

/** Returns a value as JSON; a process may nest tables deeper than that can be. */
export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '…';
  }
}

/** Returns any value as text: a process may send a table where a text is meant, and Lua tables reach a unit's JSON as they are. */
const textOf = (given: unknown): string => (typeof given === 'string' ? given : asJson(given));

const text = v.pipe(v.unknown(), v.transform(textOf));
const textOrNone = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given) => textOf(given ?? '')),
  ),
  '',
);

const tags = v.array(v.object({ name: text, value: text }));

/** A message with its place in the log, as a scheduler unit shows both. */
export const logNodeSchema = v.object({
  message: v.object({
    id: v.string(),
    owner: v.object({ address: v.string(), key: v.string() }),
    target: textOrNone,
    tags: v.array(v.object({ name: v.string(), value: v.string() })),
    anchor: textOrNone,
    data: textOrNone,
    signature: v.string(),
  }),
  assignment: v.object({ tags }),
});

export type LogNode = v.InferOutput<typeof logNodeSchema>;

/** A page of a scheduler unit's log. */
export const logPageSchema = v.object({
  page_info: v.object({ has_next_page: v.boolean() }),
  edges: v.array(v.object({ node: logNodeSchema })),
});

const outgoing = v.object({
  Target: textOrNone,
  Data: textOrNone,
  Anchor: textOrNone,
  Tags: v.optional(tags, []),
});

/** An empty Lua table becomes an empty JSON array. */
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), []);

/** A compute unit's result of one message. */
export const unitResultSchema = v.object({
  Error: v.optional(v.unknown()),
  Output: v.optional(v.unknown()),
  Messages: listOf(outgoing),
  Spawns: listOf(outgoing),
  GasUsed: v.optional(v.unknown()),
});

export type UnitResult = v.InferOutput<typeof unitResultSchema>;

/** A page of a compute unit's results, of which only the places are read. */
export const resultCursorsSchema = v.object({ edges: v.array(v.object({ cursor: v.string() })) });
