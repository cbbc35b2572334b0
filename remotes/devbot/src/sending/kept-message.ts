import * as v from 'valibot';

/** The schema of a signed message, kept before it is posted: another attempt posts the same one again, which changes nothing. */
export const keptMessageSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** In base64url. */
  item: v.string(),
  isPosted: v.boolean(),
});

export type KeptMessage = v.InferOutput<typeof keptMessageSchema>;
