import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import { SeedPlace } from './seed-place';
import type { ChosenSeed } from './use-seed-file';
import styles from './white-rabbit.module.css';

interface SeedCardProps {
  seed: ChosenSeed;
  /** The edition that is dealt next. */
  nextEdition: number;
  /** True once another draw was saved to a new file that is to be chosen now. */
  isRenewed: boolean;
}

/** The seed's file, which the cards below work with. */
export function SeedCard({ seed, nextEdition, isRenewed }: SeedCardProps) {
  const t = useStaffMessages();
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.seed.title')}</h3>
        <p>{t('staff.role.seed.text')}</p>
        {isRenewed && !seed.file && <Notice tone="warning">{t('staff.role.redraw.saved')}</Notice>}
        <SeedPlace seed={seed} />
        {seed.file?.redraws.includes(nextEdition) && <Notice>{t('staff.role.redraw.ready')}</Notice>}
      </div>
    </Card>
  );
}
