import { enterFirst, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { enterContest, type Mine, readMine } from '@rainbow-rabbit/processes/minibuild/client';
import type { OwnActParams } from '../contest/use-own-act';
import { contestTickets } from './kept-ticket';

/**
 * Lets the contest count the wallet as a person if it doesn't yet.
 * @param isEnough true for what the contest knows of the wallet once nothing is missing for what comes next
 * @throws AppError those of `enterFirst`
 */
export const enterContestFirst = (
  { place, address, options }: OwnActParams,
  { ticket, isEnough }: { ticket: Ticket | undefined; isEnough: (mine: Mine) => boolean },
): Promise<void> =>
  enterFirst({
    read: () => readMine(place, address, { maxAgeMs: 0 }),
    enter: (data) => enterContest(place, data, options),
    ticket,
    onTaken: () => contestTickets.drop(place.process),
    isEnough,
  });
