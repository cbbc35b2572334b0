import { type FlagRow, maxFlagsPage, readFlags } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Card, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';
import { usePage } from '../pages/use-page';
import { ReadFailure } from '../read-failure';
import { useStaffContest } from '../session/staff-contest';
import { Row, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import styles from './entries.module.css';

/** The flags of people, newest first; nothing where there are no flags. */
export function FlagsCard({ onOpen }: { onOpen: (entry: number) => void }) {
  const t = useContestStaffMessages();
  const { info } = useStaffContest();
  if (info.flags === 0) return null;
  return (
    <Card tone="raised">
      <Stack isTight>
        <h3>{t('staff.flags.title', { count: info.flags })}</h3>
        <Flags onOpen={onOpen} />
      </Stack>
    </Card>
  );
}

function Flags({ onOpen }: { onOpen: (entry: number) => void }) {
  const t = useContestStaffMessages();
  const { contest } = useStaffContest();
  const [offset, setOffset] = useState(0);
  const { status, value, error, reload } = usePage(
    useCallback((options) => readFlags(contest, { offset, limit: maxFlagsPage }, options), [contest, offset]),
  );
  if (status === 'failed') {
    return <ReadFailure error={error} reload={reload} />;
  }
  if (!value) return <Spinner label={t('staff.loading')} />;
  return (
    <>
      <ul className={styles.flags}>
        {value.rows.map((flag) => (
          <Flag key={`${flag.entry} ${flag.address}`} flag={flag} onOpen={onOpen} />
        ))}
      </ul>
      <Row>
        {offset > 0 && (
          <Button variant="secondary" onClick={() => setOffset(Math.max(0, offset - maxFlagsPage))}>
            {t('staff.newer')}
          </Button>
        )}
        {offset + maxFlagsPage < value.total && (
          <Button variant="secondary" onClick={() => setOffset(offset + maxFlagsPage)}>
            {t('staff.older')}
          </Button>
        )}
      </Row>
    </>
  );
}

function Flag({ flag, onOpen }: { flag: FlagRow; onOpen: (entry: number) => void }) {
  const t = useContestStaffMessages();
  return (
    <li className={styles.flag}>
      <p className={styles.title}>
        {flag.title} #{flag.entry}
        {flag.isHidden && ` · ${t('staff.entries.hidden')}`}
      </p>
      <p className={styles.reason}>{flag.reason}</p>
      <Row>
        <Button
          variant="secondary"
          aria-label={t('staff.flags.look-at', { title: flag.title })}
          onClick={() => onOpen(flag.entry)}
        >
          {t('staff.flags.look')}
        </Button>
      </Row>
    </li>
  );
}
