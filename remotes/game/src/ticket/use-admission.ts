import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useGame } from '../session/game-context';
import { type Admission, admissionOf } from './domain/admission';
import { useTicketStore } from './ticket-store';

/** The way into the event for whoever holds this phone. */
export function useAdmission(): Admission {
  const { info } = useGame();
  const ticket = useKeptValue(useTicketStore());
  return admissionOf(valueOf(info.reading), ticket !== undefined);
}
