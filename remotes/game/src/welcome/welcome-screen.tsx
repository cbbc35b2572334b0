import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Notice, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useJourney } from '../journey/use-journey';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { TellMe } from '../telling/tell-me';
import { AdmissionNotice } from '../ticket/admission-notice';
import { useAdmission } from '../ticket/use-admission';
import { MoonlitMeadow } from './moonlit-meadow';
import { Parade } from './parade';
import { QuickStart } from './quick-start';
import styles from './welcome-screen.module.css';

/** The invitation: the idea of the game at a glance, and the way in. */
export function WelcomeScreen() {
  const t = useMessages();
  const pathTo = usePaths();
  const { event: entry, info } = useGame();
  const { hasKeptScan, phase } = useJourney();
  const admission = useAdmission();
  const mayJoin = admission !== 'ticket-needed' && admission !== 'full';
  const event = valueOf(info.reading);
  const isOver = phase === 'ended' || phase === 'draft';
  return (
    <div className={styles.welcome}>
      <MoonlitMeadow />
      <div className={styles.words}>
        <h1 className={styles.question}>{t('welcome.title')}</h1>
        <p className={styles.lead}>{t('welcome.lead')}</p>
      </div>
      <Parade />
      <div className={styles.actions}>
        <div className={styles.notices}>
          {hasKeptScan && (
            <Notice tone="success">{t(mayJoin ? 'welcome.pending' : 'register.pending-closed')}</Notice>
          )}
          <AdmissionNotice admission={admission} />
          {entry.isUnlisted && <UnlistedNotice what="event" />}
        </div>
        {isOver ? (
          <ButtonLink to={pathTo('leaderboard')} large wide>
            {t('tab.leaderboard')}
          </ButtonLink>
        ) : (
          <QuickStart />
        )}
        {phase === 'draft' && <TellMe />}
        <ButtonLink to={pathTo('about')} variant="quiet">
          {t('welcome.about')}
        </ButtonLink>
        <p className={styles.count}>
          {event && event.players > 0 && t('welcome.players', { count: event.players })}
        </p>
      </div>
    </div>
  );
}
