import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type ProcessPlace, readComers } from '@rainbow-rabbit/processes/community/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { shownName } from '../board/domain/shown-name';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import styles from './comers-list.module.css';
import { useOpenMeetUpMessages } from './open-meet-up-messages';

/** People on one page of the list. */
const pageLength = 20;

const comersEveryMs = 30_000;

interface ComersProps {
  community: ProcessPlace;
  meetUp: number;
}

/** The people who come to a meet-up, for its organisers: read once the list is opened. */
export function ComersList(props: ComersProps) {
  const t = useOpenMeetUpMessages();
  return (
    <FoldedPart className={styles.comers} label={t('meetup.comers')}>
      {() => <Comers {...props} />}
    </FoldedPart>
  );
}

/** The list itself, page by page. */
function Comers({ community, meetUp }: ComersProps) {
  const t = useOpenMeetUpMessages();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(0);
  const { reading, refresh } = useReading({
    key: `comers ${community.process} ${meetUp}`,
    read: async (options) => {
      const offset = wanted.current;
      return { ...(await readComers(community, { meetUp, offset, limit: pageLength }, options)), offset };
    },
    everyMs: useWakingInterval(comersEveryMs),
  });
  const comers = valueOf(reading);
  const { state, run: turn } = useAct(async (offset: number) => {
    wanted.current = offset;
    await refresh();
    // A button at the last page is disabled, and would lose the focus.
    list.current?.focus();
  });
  const isTurning = state.status === 'sending';
  return (
    <>
      <ReadingState reading={reading} refresh={() => void refresh()} />
      {comers?.total === 0 && <p>{t('meetup.comers-none')}</p>}
      {comers && comers.total > 0 && (
        <>
          <ol className={styles.list} start={comers.offset + 1} ref={list} tabIndex={-1}>
            {comers.rows.map(({ address, name, state, attended }) => (
              <li key={address}>
                <bdi title={address}>{shownName({ name, address })}</bdi>
                <span className={styles.state}>
                  {attended === 'no' ? t(`meetup.comer.${state}`) : t(`meetup.attended.${attended}`)}
                </span>
              </li>
            ))}
          </ol>
          {comers.total > pageLength && (
            <p className={styles.pages}>
              <Button
                variant="quiet"
                busy={isTurning}
                disabled={comers.offset === 0}
                onClick={() => void turn(comers.offset - pageLength)}
              >
                {t('meetup.comers-before')}
              </Button>
              <Button
                variant="quiet"
                busy={isTurning}
                disabled={comers.offset + pageLength >= comers.total}
                onClick={() => void turn(comers.offset + pageLength)}
              >
                {t('meetup.comers-after')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}
