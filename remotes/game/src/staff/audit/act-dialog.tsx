import { LogDialog } from '@rainbow-rabbit/parts/console/log';
import { useStaffMessages } from '../staff-messages';
import { isNamedAct, type StaffLogAct } from './domain/act-words';
import type { ActFact } from './use-act-facts';

interface ActDialogProps {
  act: StaffLogAct;
  /** The fields of the act, in words. */
  facts: readonly ActFact[];
  onClose: () => void;
}

/** All of one act, as the ledger has it. */
export function ActDialog({ act, facts, onClose }: ActDialogProps) {
  const t = useStaffMessages();
  const { action, at, address, reason } = act;
  return (
    <LogDialog
      title={isNamedAct(action) ? t(`staff.audit.did.${action}`) : action}
      words={{
        time: t('staff.audit.time'),
        person: t('staff.audit.person'),
        reason: t('staff.act.reason'),
      }}
      at={at}
      address={address}
      reason={reason}
      fields={facts}
      onClose={onClose}
    />
  );
}
