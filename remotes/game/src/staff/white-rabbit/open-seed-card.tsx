import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { openDrawAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';

/** Opens the seed after the end, so that anybody can repeat the draw. */
export function OpenSeedCard() {
  const { t, ask } = useEventConsole();
  const event = useStaffEvent();

  const open = () => ask({ ...openDrawAct(event), done: t('staff.role.open.done') });

  return (
    <TitledCard title={t('staff.role.open.title')} tone="raised">
      <p>{t('staff.role.open.text')}</p>
      <p>{t('staff.role.open.effect')}</p>
      <div>
        <Button onClick={open}>{t('staff.role.open.act')}</Button>
      </div>
    </TitledCard>
  );
}
