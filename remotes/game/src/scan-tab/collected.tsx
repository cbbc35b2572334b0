import { Button, ButtonLink, Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './collected.module.css';
import { useCollector } from './collector-context';
import { Confetti } from './confetti';
import { outcomeWords } from './domain/outcome-words';
import type { CountedScan } from './domain/scan-state';
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
    <div className={styles.collected} data-colour={colour}>
      {outcome === 'collected' && <Confetti />}
      <div className={styles.rabbit}>
        <Rabbit colour={colour} mood="happy" size={complete ? 120 : 168} />
      </div>
      <ResultWords title={t(title)} scanned={scanned} text={text && t(text)} />
      <RainbowProgress collected={collected} />
      <div className={styles.actions}>
        {complete ? (
          <ButtonLink to={pathTo('me')} large wide onClick={lookAgain}>
            {t('tab.me')}
          </ButtonLink>
        ) : (
          <Button large wide onClick={lookAgain}>
            {t('collect.next')}
          </Button>
        )}
      </div>
    </div>
  );
}
