import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';

export const commentListSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      comment: wholeNumber,
      /** Number of the author. */
      person: wholeNumber,
      nickname: v.string(),
      text: v.string(),
      writtenAt: wholeNumber,
      /** Only for staff. */
      isHidden: v.optional(v.literal(true)),
    }),
  ),
  at: ledgerTime,
});

/** A page of the comments on an entry, the latest first. */
export type CommentList = v.InferOutput<typeof commentListSchema>;
export type EntryComment = CommentList['rows'][number];
