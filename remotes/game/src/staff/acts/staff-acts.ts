import type { AskForAct } from '@rainbow-rabbit/parts/console/acts';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';

/** Asks for an act on an event, whose reply has the event after it, and sends it once. */
export const [StaffActsContext, useStaffAct] = neededContext<AskForAct<EventInfo>>('StaffActsContext');
