import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { contestCalls } from './contest-calls';
import { ownAct } from './own-act';
import { type CommentList, commentListSchema } from './replies/comments';

/**
 * Writes a comment on an entry.
 * @throws AppError `person.unknown`, `admission.needed`, `entry.hidden`, `comment.malformed`, `comment.too-many`
 */
export const commentOnEntry = /* @__PURE__ */ ownAct('Comment');

/**
 * Takes a comment away for good: an own one, or one on the entry of the team that the sender leads.
 * @throws AppError `comment.unknown`, `comment.not-own`
 */
export const takeComment = /* @__PURE__ */ ownAct('TakeComment');

/**
 * Reads a page of the comments on an entry, of at most `maxCommentsPage` rows; hidden ones only with `staff`.
 * @throws AppError `entry.unknown`, `entry.hidden`
 */
export function readComments(
  contest: ProcessPlace,
  asked: PageRange & { entry: number; staff?: boolean },
  options?: ProcessReadOptions,
): Promise<CommentList> {
  return contestCalls.read(contest, { action: 'Comments', data: asked, schema: commentListSchema }, options);
}
