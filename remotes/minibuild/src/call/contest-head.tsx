import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, ButtonLink, Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { NextPhase } from '../contest/domain/contest-phase';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import styles from './contest-head.module.css';
import { phaseColours } from './phase-colours';
import type { ContestTab } from './use-contest-tab';
import { useNextAct } from './use-next-act';

interface ContestHeadProps {
  contest: Contest;
  /** The phase that comes next; undefined for none. */
  next: NextPhase | undefined;
  /** The time until then in words; undefined where its time has come. */
  left: string | undefined;
  /** True for a visitor who has signed up. */
  isIn: boolean;
  /** Shows a part of the page, and goes there. */
  onShow: (tab: ContestTab) => void;
  children?: ReactNode;
}

/** The head of the contest's page: its name, and a ticket with the phase, the next one and the act that fits. */
export function ContestHead({ contest, next, left, isIn, onShow, children }: ContestHeadProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const { phase, facts, texts, counts } = contest;
  const pathOf = useContestPath();
  const act = useNextAct(phase, isIn);
  const number = new Intl.NumberFormat(iso);
  return (
    <header className={styles.head}>
      <h1>
        <bdi>{texts?.name || t('title.home')}</bdi>
      </h1>
      {facts?.place && (
        <p className={styles.place}>
          <bdi>{facts.place}</bdi>
        </p>
      )}
      <div className={styles.ticket} data-colour={phaseColours[phase]}>
        <div className={styles.stub}>
          <p className={styles.phase}>{t(`call.phase.${phase}`)}</p>
          <p className={styles.about}>{t(`call.phase.${phase}.about`)}</p>
        </div>
        {next && (
          <div className={styles.next}>
            <p className={styles.label}>{t(`call.next.${next.phase}`)}</p>
            <p className={styles.left} role="timer">
              {left === undefined ? t('call.any-moment') : left || t('call.less-than-minute')}
            </p>
          </div>
        )}
        <div className={styles.act}>
          {'tab' in act ? (
            <Button large wide onClick={() => onShow(act.tab)}>
              {t(act.text)}
              <Icon name="arrow-right" />
            </Button>
          ) : (
            <ButtonLink large wide to={act.to}>
              {t(act.text)}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
          {isIn && 'tab' in act && (
            <ButtonLink variant="quiet" to={pathOf('/mini-build/signup')}>
              {t('act.own')}
            </ButtonLink>
          )}
        </div>
      </div>
      {phase !== 'draft' && (
        <ul className={styles.counts}>
          {(['people', 'teams', 'entries'] as const).map((of) => (
            <li key={of} className={styles.count}>
              {t(`call.count.${of}`, { count: counts[of], shown: number.format(counts[of]) })}
            </li>
          ))}
        </ul>
      )}
      {children}
    </header>
  );
}
