import { StaffPeople } from '@rainbow-rabbit/parts/console/helpers';
import { changeStaff, maxStaff } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { handOver } from './hand-over';

/** Section: the people who run the event, and the change of its owner. */
export function HandoverSection() {
  const { t, ask, rabbit, info } = useEventConsole();
  const makeOwner = (to: Address) =>
    ask({
      reason: 'Event handed over',
      done: t('staff.handover.owner.done'),
      send: (reason, options) => handOver(rabbit, { to, reason }, options),
    });
  return (
    <StaffPeople
      staff={info.staff as Address[]}
      most={maxStaff}
      onChange={(change, act) =>
        ask({
          ...act,
          send: (reason, options) => changeStaff(rabbit, { reason, ...change }, options),
        })
      }
      buttons={(helper) => (
        <Button variant="quiet" onClick={() => makeOwner(helper)}>
          {t('staff.handover.owner.act')}
        </Button>
      )}
    >
      <p>{t('staff.handover.owner.effect')}</p>
    </StaffPeople>
  );
}
