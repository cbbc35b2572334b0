import { openRoles, readAnswers } from '@rainbow-rabbit/processes/rabbit/client';
import { checkKey } from '../../question/check-key';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { allActs, allRows } from '../white-rabbit/all-rows';
import { checkAnswers, type JudgedAnswers } from './check-answers';

/** The answers as the six words distinguish them, in this tab's memory only. */
export type AnswerCheckState =
  | { status: 'asking' }
  | { status: 'checking' }
  | { status: 'misspelt' | 'wrong' }
  | { status: 'failed'; error: unknown }
  | { status: 'checked'; key: Uint8Array; answers: JudgedAnswers };

/** Checks the answers with the six words. */
export function useAnswerCheck(keyDigest: string): {
  state: AnswerCheckState;
  check: (typed: string) => Promise<void>;
  reset: () => void;
} {
  const { rabbit, info } = useStaffEvent();
  const { state, begin, reset } = useLatestRun<AnswerCheckState>({ status: 'asking' });
  const check = async (typed: string) => {
    const show = begin();
    show({ status: 'checking' });
    try {
      const { process } = rabbit;
      const verdict = await checkKey(typed, { process, keyDigest });
      if (verdict.status !== 'right') return show(verdict);
      const { key } = verdict;
      const [rows, log] = await Promise.all([allRows(readAnswers, rabbit), allActs(rabbit)]);
      const { draw, frozen } = info;
      const roles = draw && frozen && openRoles({ process, key, commitment: draw.commitment, frozen, log });
      const answers = checkAnswers(rows, { process, key, holders: roles?.holders });
      show({ status: 'checked', key, answers });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check, reset };
}
