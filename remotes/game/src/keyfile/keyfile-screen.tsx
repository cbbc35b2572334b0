import { Button, ButtonLink, Card, Icon, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { ScreenColumn } from '../layout/screen-column';
import screenHead from '../layout/screen-head.module.css';
import { useGameErrorText, useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import styles from './keyfile-screen.module.css';
import { useKeyfile } from './use-keyfile';

const steps = ['keyfile.step.download', 'keyfile.step.save', 'keyfile.step.success'] as const;

/**
 * The guide to saving the keyfile of a wallet that lives in this browser. No player is sent here: the menu leads here,
 * and the reminder on the own rabbit's screen.
 */
export function KeyfileScreen() {
  const t = useMessages();
  const pathTo = usePaths();
  const errorText = useGameErrorText();
  const { isSaved, failure, download } = useKeyfile();
  return (
    <ScreenColumn>
      <header className={screenHead.head}>
        <Rabbit mood={isSaved ? 'happy' : 'calm'} size={112} />
        <h1>{t('keyfile.title')}</h1>
        <p>{t('keyfile.lead')}</p>
      </header>
      <Card tone="raised" rainbow>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step} data-done={(isSaved && index === 0) || undefined}>
              <span className={styles.number} aria-hidden="true">
                {isSaved && index === 0 ? <Icon name="check" /> : index + 1}
              </span>
              <span>{t(step)}</span>
            </li>
          ))}
        </ol>
        <Button wide variant={isSaved ? 'secondary' : 'primary'} onClick={download}>
          <Icon name="download" /> {t('keyfile.download')}
        </Button>
        {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
        <ButtonLink to={pathTo('register')} wide variant={isSaved ? 'primary' : 'secondary'}>
          {t('keyfile.continue')}
        </ButtonLink>
        <p className={styles.later} role="status">
          {t(isSaved ? 'keyfile.downloaded' : 'keyfile.later')}
        </p>
      </Card>
    </ScreenColumn>
  );
}
