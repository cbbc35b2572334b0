import { acknowledgementPrivateKey } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { type OpenedAcknowledgement, openAcknowledgements } from './open-acknowledgements';
import { type RoleFacts, readRoleFacts } from './read-role-facts';
import { lendSeed } from './seed-file';
import type { ProvenSeedFile } from './use-seed-file';

/** The check of the White Rabbit in this tab. */
export type RoleCheckState =
  | { status: 'closed' }
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; facts: RoleFacts; acknowledgements: readonly OpenedAcknowledgement[] };

/** Checks by the seed if the White Rabbit has accepted the role. The outcome is in this tab's memory only. */
export function useRoleCheck(file: ProvenSeedFile): {
  state: RoleCheckState;
  check: () => Promise<void>;
  close: () => void;
} {
  const { rabbit, info } = useStaffEvent();
  const { state, begin, reset } = useLatestRun<RoleCheckState>({ status: 'closed' });
  const check = async () => {
    const show = begin();
    show({ status: 'reading' });
    try {
      const acknowledgementKey = fromBase64Url(info.draw?.acknowledgementKey ?? '');
      const [facts, privateKey] = await lendSeed(file, (saved) =>
        Promise.all([
          readRoleFacts(rabbit, saved),
          acknowledgementPrivateKey({ seed: saved.seed, acknowledgementKey }),
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
