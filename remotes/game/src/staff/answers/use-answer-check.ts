import { openRoles, readAnswers } from '@rainbow-rabbit/processes/rabbit/client';
import { currentKey } from '../secret/event-keys';
import { allActs, allRows } from '../session/all-rows';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { checkAnswers, type JudgedAnswers } from './check-answers';

/** The answers as the key distinguishes them, in this tab's memory only. */
export type AnswerCheckState =
  | { status: 'asking' }
  | { status: 'checking' }
  | { status: 'failed'; error: unknown }
  | { status: 'checked'; key: Uint8Array; answers: JudgedAnswers };

/** Checks the answers with the event's key. */
export function useAnswerCheck(): { state: AnswerCheckState; check: () => Promise<void> } {
  const event = useStaffEvent();
  const { state, begin } = useLatestRun<AnswerCheckState>({ status: 'asking' });
  const check = async () => {
    const show = begin();
    show({ status: 'checking' });
    try {
      const { rabbit, info } = event;
      const { process } = rabbit;
      const { key } = await currentKey(event);
      const [rows, log] = await Promise.all([allRows(readAnswers, rabbit), allActs(rabbit)]);
      const { draw, frozen } = info;
      const roles = draw && frozen && openRoles({ process, key, commitment: draw.commitment, frozen, log });
      const answers = checkAnswers(rows, { process, key, holders: roles?.holders });
      show({ status: 'checked', key, answers });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check };
}
