import { Confetti } from '@rainbow-rabbit/parts/celebration';
import type { Scanned } from '@rainbow-rabbit/processes/rabbit/client';
import { ButtonLink, colours, Rabbit, RainbowProgress, spectrum } from '@rainbow-rabbit/shared/ui';
import { ResultLayout } from '../layout/result-layout';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useCollector } from './collector-context';
import styles from './finale.module.css';
import { ResultWords } from './result-words';

/** The seventh colour: the whole rainbow with all its rabbits, and the way to what comes next. */
export function Finale({ scanned }: { scanned: Scanned }) {
  const t = useMessages();
  const pathTo = usePaths();
  const { lookAgain } = useCollector();
  const { colour } = scanned;
  return (
    <div data-colour={colour}>
      <Confetti count={96} overSeconds={2.2} />
      <ResultLayout
        picture={
          <div className={styles.scene}>
            <RainbowProgress collected={colours} />
            <div className={styles.rabbits} aria-hidden="true">
              {spectrum.map((each) => (
                <div key={each} className={styles.rabbit} data-last={each === colour || undefined}>
                  <Rabbit colour={each} mood="happy" size="100%" />
                </div>
              ))}
            </div>
          </div>
        }
        words={<ResultWords title={t('rainbow.title')} scanned={scanned} />}
        step={
          <ButtonLink to={pathTo('me')} large wide onClick={lookAgain}>
            {t('tab.me')}
          </ButtonLink>
        }
      />
    </div>
  );
}
