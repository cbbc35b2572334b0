import { readAnswers } from '@rainbow-rabbit/processes/rabbit/client';
import { checkKey } from '../../question/check-key';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { allRows } from '../white-rabbit/all-rows';
import { type RoleFacts, readRoleFacts } from '../white-rabbit/read-role-facts';
import type { SeedFile } from '../white-rabbit/seed-file';
import { checkAnswers, type JudgedAnswers } from './check-answers';

/** The answers as the six words tell them apart, in this tab's memory only. */
export type AnswerCheckState =
  | { status: 'asking' }
  | { status: 'checking' }
  | { status: 'misspelt' | 'wrong' }
  | { status: 'failed'; error: unknown }
  /** `facts` only where the seed's file was chosen. */
  | { status: 'checked'; key: Uint8Array; answers: JudgedAnswers; facts?: RoleFacts };

/** Checks the answers with the six words and, where it is there, the seed's file. */
export function useAnswerCheck(keyDigest: string): {
  state: AnswerCheckState;
  check: (typed: string, file: SeedFile | undefined) => Promise<void>;
  reset: () => void;
} {
  const { rabbit } = useStaffEvent();
  const { state, begin, reset } = useLatestRun<AnswerCheckState>({ status: 'asking' });
  const check = async (typed: string, file: SeedFile | undefined) => {
    const show = begin();
    show({ status: 'checking' });
    try {
      const { process } = rabbit;
      const verdict = await checkKey(typed, { process, keyDigest });
      if (verdict.status !== 'right') return show(verdict);
      const { key } = verdict;
      const facts = file && (await readRoleFacts(rabbit, file));
      const answers = checkAnswers(facts?.answers ?? (await allRows(readAnswers, rabbit)), { process, key });
      show({ status: 'checked', key, answers, ...(facts && { facts }) });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check, reset };
}
