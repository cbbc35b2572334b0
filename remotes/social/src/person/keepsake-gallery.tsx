import { KeepsakeCard, KeepsakeList } from '@rainbow-rabbit/parts/keepsakes';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { shownTitle } from '../board/domain/board-name';
import listSection from '../list-section.module.css';
import type { ShownKeepsake } from './domain/deeds';
import { proofOfProcess } from './domain/proof-paths';
import { usePersonMessages } from './person-messages';

/** The keepsakes of a person, each with what it is of, and its own process as the proof. */
export function KeepsakeGallery({ keepsakes }: { keepsakes: readonly ShownKeepsake[] }) {
  const t = usePersonMessages();
  if (keepsakes.length === 0) return null;
  return (
    <section className={listSection.section}>
      <h2>{t('person.keepsakes')}</h2>
      <KeepsakeList>
        {keepsakes.map(({ kind, asset, of, to }) => {
          const title = t(`person.keepsake.${kind}`);
          return (
            <KeepsakeCard key={asset} title={title} asset={asset}>
              <Link to={to}>
                <bdi>{shownTitle(of)}</bdi>
              </Link>
              <Link to={proofOfProcess(asset)} aria-label={t('person.proof-of', { what: title })}>
                {t('person.proof')} <Icon name="arrow-right" />
              </Link>
            </KeepsakeCard>
          );
        })}
      </KeepsakeList>
    </section>
  );
}
