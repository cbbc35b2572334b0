import { importPrivateKey } from '@rainbow-rabbit/processes/sealing/client';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { lendDraw } from './lend-draw';
import { type OpenedAcknowledgement, openAcknowledgements } from './open-acknowledgements';
import { type RoleFacts, readRoleFacts } from './read-role-facts';

/** The check of the White Rabbit in this tab. */
export type RoleCheckState =
  | { status: 'closed' }
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; facts: RoleFacts; acknowledgements: readonly OpenedAcknowledgement[] };

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
      const { rabbit } = event;
      const [facts, privateKey] = await lendDraw(event, (draw) =>
        Promise.all([
          readRoleFacts(rabbit, draw),
          importPrivateKey({ privateKey: draw.seed, publicKey: draw.acknowledgementKey }),
        ]),
      );
      const acknowledgements = await openAcknowledgements({ rabbit, privateKey });
      show({ status: 'open', facts, acknowledgements });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check, close: reset };
}
