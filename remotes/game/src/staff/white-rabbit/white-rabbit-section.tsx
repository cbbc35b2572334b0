import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { openDrawAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import { DealCard } from './deal-card';
import { RoleCheckCard } from './role-check-card';
import { useSealing } from './use-sealing';

/** Section: the White Rabbit, and the envelopes that show every player their role. */
export function WhiteRabbitSection() {
  const t = useStaffMessages();
  const { draw, keyDigest, phase, players } = useStaffEvent().info;
  return (
    <>
      <TitledCard tone="raised">
        <p>{t('staff.role.text')}</p>
        {draw?.seed && <Notice tone="success">{t('staff.role.opened')}</Notice>}
        {!draw && phase !== 'ended' && (
          <Notice tone="warning">{t(players > 0 ? 'staff.role.late' : 'staff.role.no-draw')}</Notice>
        )}
      </TitledCard>
      {draw && keyDigest && !(phase === 'ended' && draw.seed) && (
        <WithSecret>{phase === 'ended' ? <OpenSeedCard /> : <RoleCards />}</WithSecret>
      )}
    </>
  );
}

/** The cards that work with the event's secret until the end. */
function RoleCards() {
  const { deal } = useStaffEvent().info;
  const sealing = useSealing();
  return (
    <>
      {deal && <RoleCheckCard sealing={sealing} />}
      <DealCard sealing={sealing} />
    </>
  );
}

/** Opens the seed after the end, so that anybody can repeat the draw. */
function OpenSeedCard() {
  const event = useEventConsole();
  const { t, ask } = event;

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
