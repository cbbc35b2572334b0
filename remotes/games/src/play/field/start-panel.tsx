import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { FeedbackSwitches } from './feedback-switches';
import styles from './field.module.css';
import { FieldPanel } from './field-panel';

interface StartPanelProps {
  game: GameName;
  onStart: () => void;
}

/** Explains a game before its first run, and starts it. A tap anywhere on the scene does, too. */
export function StartPanel({ game, onStart }: StartPanelProps) {
  const t = useMessages();
  return (
    <FieldPanel onClick={onStart}>
      <p className={styles.rule}>{t(`play.rule.${game}`)}</p>
      <dl className={styles.how}>
        <dt className={styles.term}>{t('play.how.touch')}</dt>
        <dd>{t(`play.touch.${game}`)}</dd>
        <div className={styles.devices}>
          <dt className={styles.term}>{t('play.how.keys')}</dt>
          <dd>{t(`play.keys.${game}`)}</dd>
          <dt className={styles.term}>{t('play.how.gamepad')}</dt>
          <dd>{t('play.gamepad')}</dd>
        </div>
      </dl>
      <Button large onClick={onStart}>
        {t('play.start')}
      </Button>
      <FeedbackSwitches />
    </FieldPanel>
  );
}
