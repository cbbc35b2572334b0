import { readContactKey } from '@rainbow-rabbit/console/contacts';
import { eventKeyCodes } from '../contact-key/contact-key-codes';
import { useStaffEvent } from '../session/staff-event';
import { useLatestRun } from '../session/use-latest-run';
import { type OpenedAcknowledgement, openAcknowledgements } from './open-acknowledgements';
import { type RoleFacts, readRoleFacts } from './read-role-facts';
import type { SeedFile } from './seed-file';

/** The check of the White Rabbit in this tab. */
export type RoleCheckState =
  | { status: 'closed' }
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  /** `acknowledgements` only where the contact key's file was chosen. */
  | { status: 'open'; facts: RoleFacts; acknowledgements?: readonly OpenedAcknowledgement[] };

/** Checks the White Rabbit with the staff's files. They and the outcome are in this tab's memory only. */
export function useRoleCheck(file: SeedFile): {
  state: RoleCheckState;
  check: (contactKeyFile?: File) => Promise<void>;
  close: () => void;
} {
  const { rabbit, info } = useStaffEvent();
  const { state, begin, reset } = useLatestRun<RoleCheckState>({ status: 'closed' });
  const check = async (contactKeyFile?: File) => {
    const show = begin();
    show({ status: 'reading' });
    try {
      const privateKey =
        contactKeyFile && (await readContactKey(contactKeyFile, info.contactKey ?? '', eventKeyCodes));
      const facts = await readRoleFacts(rabbit, file);
      const acknowledgements = privateKey && (await openAcknowledgements({ rabbit, privateKey }));
      show({ status: 'open', facts, ...(acknowledgements && { acknowledgements }) });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { state, check, close: reset };
}
