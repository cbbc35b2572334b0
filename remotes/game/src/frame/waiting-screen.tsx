import { Button, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import styles from './waiting-screen.module.css';

/**
 * The screen while the wallet or the ledger has not answered. It shows a failure, with a button to try again.
 */
export function WaitingScreen() {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { info, me } = useGame();
  const failed = [me, info].find(({ reading }) => reading.status === 'failed');
  const retry = () => Promise.all([info.refresh(), me.refresh()]);
  return (
    <div className={styles.scene}>
      <Rabbit mood={failed ? 'asleep' : 'calm'} size={140} />
      {failed?.reading.status === 'failed' ? (
        <Notice tone="error" action={<Button onClick={retry}>{t('try-again')}</Button>}>
          {errorText(failed.reading.error)}
        </Notice>
      ) : (
        <p role="status">{t('waiting')}</p>
      )}
    </div>
  );
}
