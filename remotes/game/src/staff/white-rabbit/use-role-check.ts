import { type CheckedRole, readRole } from '@rainbow-rabbit/processes/autopilot/client';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';

/** The check of the White Rabbit in this tab. */
export type RoleCheckState =
  | { status: 'closed' }
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'open' } & CheckedRole);

/** Checks by the event's secret if the White Rabbit has accepted the role. The outcome is in this tab's memory only. */
export function useRoleCheck(): {
  state: RoleCheckState;
  check: () => Promise<void>;
  close: () => void;
} {
  const event = useStaffEvent();
  const { state, begin, reset } = useLatestRun<RoleCheckState>({ status: 'closed' });
  const check = async () => {
    const show = begin();
    show({ status: 'reading' });
    try {
      show({ status: 'open', ...(await readRole(event)) });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check, close: reset };
}
