import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { hideComment } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';

/** Returns the decisions on a comment: to hide it, to show it again, and to leave it although it is flagged. */
export function useCommentActs(onActed: () => void) {
  const { t, ask, contest } = useContestConsole();
  const decide = (comment: number, isHidden: boolean) =>
    ({
      send: (reason, options) => hideComment(contest, { reason, comment, isHidden }, options),
      onDone: onActed,
    }) satisfies Pick<Parameters<typeof ask>[0], 'send' | 'onDone'>;
  return {
    hide: (comment: number) =>
      ask({ ...weighedAct((word) => t(`staff.comments.hide.${word}`)), ...decide(comment, true) }),
    show: (comment: number) =>
      ask({ reason: 'Comment shown again', done: t('staff.comments.show.done'), ...decide(comment, false) }),
    leave: (comment: number) =>
      ask({
        reason: 'Flags answered: the comment stays',
        done: t('staff.comments.leave.done'),
        ...decide(comment, false),
      }),
  };
}
