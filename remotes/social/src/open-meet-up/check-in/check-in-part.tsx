import { attendancePoints, type OwnMeetUp } from '@rainbow-rabbit/processes/community/client';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Icon, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import styles from './check-in-part.module.css';
import { CheckInScanner } from './check-in-scanner';
import type { CheckIn } from './use-check-in';

interface CheckInPartProps {
  checkIn: CheckIn;
  own: Reading<OwnMeetUp>;
  /** True while the meet-up may have an open door. */
  canCheckIn: boolean;
}

/** Checks in at a meet-up: with the camera, or with the code of the link that opened the page. Then the standing of the check-in. */
export function CheckInPart({ checkIn, own, canCheckIn }: CheckInPartProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { state, seen, read, send } = checkIn;
  const attended = valueOf(own)?.attended;
  const wasVoid = useWasVoid(attended);
  useEffect(() => {
    if (attended === 'yes' || attended === 'pending') setIsOpen(false);
  }, [attended]);

  if (attended === 'yes')
    return (
      <div className={styles.here} role="status">
        <Rabbit mood="happy" size={96} />
        <p className={styles.title}>{t('checkin.here')}</p>
        <p>{t('checkin.earned', { count: attendancePoints })}</p>
      </div>
    );
  if (attended === 'pending')
    return (
      <div role="status">
        <Notice tone="success" title={t('checkin.pending')}>
          {t('checkin.pending-text')}
        </Notice>
      </div>
    );
  // While the answer is on its way, a check-in isn't offered: the visitor may be in already.
  if (!(canCheckIn || seen) || own.status === 'loading') return null;
  return (
    <>
      <div role="status">
        {wasVoid && <Notice tone="warning">{t('checkin.void')}</Notice>}
        {state.status === 'kept' && (
          <Notice tone="warning" title={t('checkin.kept')}>
            {t('checkin.kept-text')}
          </Notice>
        )}
        {state.status === 'expired' && <Notice tone="error">{t('checkin.unfit.too-old')}</Notice>}
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
      </div>
      {seen && state.status !== 'kept' ? (
        <Button large wide busy={state.status === 'sending'} onClick={send}>
          <Icon name="check" /> {t('checkin.send')}
        </Button>
      ) : (
        !isOpen && (
          <Button large wide onClick={() => setIsOpen(true)}>
            <Icon name="scan" /> {t('checkin.go')}
          </Button>
        )
      )}
      {isOpen && <CheckInScanner read={read} paused={seen !== undefined} />}
    </>
  );
}

/** Returns true once a check-in that waited turned out not to be true. */
function useWasVoid(attended: OwnMeetUp['attended'] | undefined): boolean {
  const [before, setBefore] = useState(attended);
  const [wasVoid, setWasVoid] = useState(false);
  if (before !== attended) {
    setBefore(attended);
    setWasVoid(before === 'pending' && attended === 'no');
  }
  return wasVoid;
}
