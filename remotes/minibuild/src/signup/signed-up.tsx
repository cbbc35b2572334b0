import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, ButtonLink, Card, Icon, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import styles from '../contest/panel.module.css';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { OwnStepsList } from './own-steps-list';
import { SaveCalendar } from './save-calendar';
import { SignupFormCard } from './signup-form';

/** The confirmation of a sign-up, also on every later visit: who one is, the way so far, and the next step. */
export function SignedUp({ mine, person }: { mine: Mine; person: NonNullable<Mine['person']> }) {
  const t = useMessages();
  const { phase } = useContest();
  const pathTo = useContestPath();
  const [isChanging, setIsChanging] = useState(false);
  const canChange = phase === 'signUp' || phase === 'building';
  return (
    <>
      <Card tone="raised" rainbow>
        <div className={styles.stack}>
          <div className={styles.who}>
            <Rabbit mood="happy" size={72} />
            <div>
              <h2>{t('signup.done.title')}</h2>
              <p className={styles.name}>{t('signup.done.as', { name: person.nickname })}</p>
            </div>
          </div>
          {person.hasHiddenName && <Notice tone="warning">{t('signup.name-hidden')}</Notice>}
          <OwnStepsList mine={mine} />
          <div className={styles.row}>
            {(phase === 'voting' || phase === 'judging' || phase === 'results') && (
              <ButtonLink to={pathTo('/mini-build')}>
                {t(phase === 'voting' ? 'signup.to-vote' : 'signup.to-contest')}
                <Icon name="arrow-right" />
              </ButtonLink>
            )}
            <SaveCalendar />
            {canChange && (
              <Button variant="quiet" aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
                {t('signup.change')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {canChange && isChanging && <SignupFormCard person={person} onDone={() => setIsChanging(false)} />}
    </>
  );
}
