import { LogRow } from '@rainbow-rabbit/parts/console/log';
import { useStaffMessages } from '../staff-messages';
import { isNamedAct, type StaffLogAct } from './domain/act-words';
import type { ActFact } from './use-act-facts';

interface ActRowProps {
  act: StaffLogAct | undefined;
  /** The fields of an act, in words. */
  factsOf: (act: StaffLogAct) => readonly ActFact[];
  /** Shortens an address. */
  person: (address: string) => string;
  onOpen: (act: StaffLogAct) => void;
}

/** One act of the staff in the list; a press shows all of it. */
export function ActRow({ act, factsOf, person, onOpen }: ActRowProps) {
  const t = useStaffMessages();
  if (!act) return null;
  const { action, at, address, reason } = act;
  const detail = factsOf(act)
    .filter(({ isTechnical }) => !isTechnical)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
  return (
    <LogRow
      name={isNamedAct(action) ? t(`staff.audit.did.${action}`) : action}
      detail={detail}
      reason={reason}
      at={at}
      person={person(address)}
      onOpen={() => onOpen(act)}
    />
  );
}
