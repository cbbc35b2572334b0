import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import styles from './answer-step.module.css';

/** The next step of a player who has all colors, until the game is over. */
export function AnswerStep() {
  const t = useMessages();
  const pathTo = usePaths();
  const event = valueOf(useGame().info.reading);
  if (!event || event.phase === 'ended') return null;
  return (
    <section className={styles.step}>
      <p>{t('rainbow.next.line')}</p>
      {event.keyDigest && (
        <ButtonLink to={pathTo('question')} large wide>
          {t('question.go')}
        </ButtonLink>
      )}
    </section>
  );
}
