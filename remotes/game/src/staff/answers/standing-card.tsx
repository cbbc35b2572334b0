import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './answers.module.css';
import { JudgingPart } from './judging-part';

/** The number of answers, and what became of them. */
export function StandingCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const { keyDigest, answers, reveal, winner } = info;
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.answers.title')}</h3>
        {!keyDigest && <Notice>{t('staff.answers.no-key')}</Notice>}
        {keyDigest && <p role="status">{t('staff.answers.count', { count: answers })}</p>}
        {keyDigest && !reveal && <p>{t('staff.answers.text')}</p>}
        {reveal && !winner && <JudgingPart />}
        {winner && (
          <Notice tone="success" title={t('staff.answers.won')}>
            {t('staff.answers.winner', {
              nickname: winner.nickname,
              rabbit: winner.rabbit,
              block: winner.block,
            })}
          </Notice>
        )}
      </div>
    </Card>
  );
}
