import type {
  MeetUp,
  MeetUpRange,
  MeetUpRows,
  ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReadingState } from '../live/reading-state';
import { MeetUpList } from '../meet-up/meet-up-list';
import { useMessages } from '../messages';
import styles from './meet-up-pages.module.css';
import { useMeetUps } from './use-meet-ups';

interface MeetUpPagesProps {
  community: ProcessPlace;
  /** The range of the first page. */
  range: MeetUpRange;
  /** The first page. */
  live: LiveReading<MeetUpRows>;
  pathOf: (city: string) => string;
  actionOf?: (meetUp: MeetUp) => ReactNode;
}

/** A page of meet-ups, the state of its reading, and the way to the pages after it. */
export function MeetUpPages({ live, ...props }: MeetUpPagesProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { range, pathOf, actionOf } = props;
  const page = valueOf(live.reading);
  return (
    <>
      <ReadingState reading={live.reading} refresh={() => void live.refresh()} />
      {page && <MeetUpList meetUps={page.rows} pathOf={pathOf} actionOf={actionOf} />}
      {page?.next !== undefined &&
        (isOpen ? (
          <NextPage {...props} range={{ ...range, offset: page.next }} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {t('meetup.more')}
            </Button>
          </div>
        ))}
    </>
  );
}

/** Takes the focus when it comes: the button that was pressed for it is gone. */
function NextPage(props: Omit<MeetUpPagesProps, 'live'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const live = useMeetUps(props.community, props.range);
  return (
    <div ref={place} className={styles.next} tabIndex={-1}>
      <MeetUpPages {...props} live={live} />
    </div>
  );
}
