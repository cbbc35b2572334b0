import { type JudgedEvent, readJudgedEvent } from '@rainbow-rabbit/processes/autopilot/client';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';

/** The answers as the key distinguishes them, in this tab's memory only. */
export type AnswerCheckState =
  | { status: 'asking' }
  | { status: 'checking' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'checked' } & JudgedEvent);

/** Checks the answers with the event's key. */
export function useAnswerCheck(): { state: AnswerCheckState; check: () => Promise<void> } {
  const event = useStaffEvent();
  const { state, begin } = useLatestRun<AnswerCheckState>({ status: 'asking' });
  const check = async () => {
    const show = begin();
    show({ status: 'checking' });
    try {
      show({ status: 'checked', ...(await readJudgedEvent(event)) });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check };
}
