import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { DealCard } from './deal-card';
import { DrawCard } from './draw-card';
import { OpenSeedCard } from './open-seed-card';
import { RoleCheckCard } from './role-check-card';
import { SeedCard } from './seed-card';
import { useSeedFile } from './use-seed-file';
import styles from './white-rabbit.module.css';

/** Section: the draw of the White Rabbit, and the envelopes that show every player their role. */
export function WhiteRabbitSection() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const { draw, phase } = info;
  return (
    <>
      <Card tone="raised">
        <div className={styles.card}>
          <p>{t('staff.role.text')}</p>
        </div>
      </Card>
      <DrawCard />
      {draw && phase !== 'ended' && <SeedCards />}
      {draw && phase === 'ended' && !draw.seed && <OpenSeedCard draw={draw} />}
    </>
  );
}

/** The cards that work with the seed's file. */
function SeedCards() {
  const t = useStaffMessages();
  const { draw, deal, keyDigest } = useStaffEvent().info;
  const seed = useSeedFile(draw);
  const [isRenewed, setIsRenewed] = useState(false);
  const nextEdition = (deal?.edition ?? 0) + 1;
  const renew = () => {
    seed.forget();
    setIsRenewed(true);
  };
  if (!keyDigest) return <Notice>{t('staff.role.no-key')}</Notice>;
  return (
    <>
      <SeedCard seed={seed} nextEdition={nextEdition} isRenewed={isRenewed} />
      {deal && seed.file && (
        <RoleCheckCard redraw={{ file: seed.file, edition: nextEdition, onSaved: renew }} />
      )}
      <DealCard keyDigest={keyDigest} file={seed.file} onRedrawn={renew} />
    </>
  );
}
