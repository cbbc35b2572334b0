import { Row, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import {
  type FlagRow,
  maxFlagsPage,
  type ProcessReadOptions,
  readFlags,
} from '@rainbow-rabbit/processes/minibuild/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';
import { useContestConsole } from '../acts/contest-console';
import { ReadPart } from '../pages/read-part';
import { useContestStaffMessages } from '../staff-messages';
import styles from './entries.module.css';

/** The flags of people, newest first; nothing where there are no flags. */
export function FlagsCard({ onOpen }: { onOpen: (entry: number) => void }) {
  const { t, info } = useContestConsole();
  if (info.flags === 0) return null;
  return (
    <TitledCard title={t('staff.flags.title', { count: info.flags })} tone="raised">
      <Flags onOpen={onOpen} />
    </TitledCard>
  );
}

function Flags({ onOpen }: { onOpen: (entry: number) => void }) {
  const { t, contest } = useContestConsole();
  const [offset, setOffset] = useState(0);
  const read = useCallback(
    (options: ProcessReadOptions) => readFlags(contest, { offset, limit: maxFlagsPage }, options),
    [contest, offset],
  );
  return (
    <ReadPart read={read}>
      {(value) => (
        <>
          <Stack as="ul" isTight>
            {value.rows.map((flag) => (
              <Flag key={`${flag.entry} ${flag.address}`} flag={flag} onOpen={onOpen} />
            ))}
          </Stack>
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
      )}
    </ReadPart>
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
