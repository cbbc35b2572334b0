import { Confetti } from '@rainbow-rabbit/parts/celebration';
import { Button, ButtonLink, Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { ResultLayout } from '../layout/result-layout';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './collected.module.css';
import { useCollector } from './collector-context';
import { outcomeWords } from './domain/outcome-words';
import type { CountedScan } from './domain/scan-step';
import { Finale } from './finale';
import { ResultWords } from './result-words';

/** The result of a scan that counted: the rabbit, its colour, and the rainbow so far. */
export function Collected({ scanned }: { scanned: CountedScan }) {
  const t = useMessages();
  const pathTo = usePaths();
  const { lookAgain } = useCollector();
  const { colour, collected, complete, outcome } = scanned;
  if (complete && outcome === 'collected') return <Finale scanned={scanned} />;
  const { title, text } = outcomeWords(scanned);
  return (
    <div data-colour={colour}>
      {outcome === 'collected' && <Confetti />}
      <ResultLayout
        picture={
          <div className={styles.rabbit} data-small={complete || undefined}>
            <Rabbit colour={colour} mood="happy" size="100%" />
          </div>
        }
        words={<ResultWords title={t(title)} scanned={scanned} text={text && t(text)} />}
        more={<RainbowProgress collected={collected} />}
        step={
          complete ? (
            <ButtonLink to={pathTo('me')} large wide onClick={lookAgain}>
              {t('tab.me')}
            </ButtonLink>
          ) : (
            <Button large wide onClick={lookAgain}>
              {t('collect.next')}
            </Button>
          )
        }
      />
    </div>
  );
}
