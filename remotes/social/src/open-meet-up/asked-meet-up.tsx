import { decodeDoorCode, type ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { meetUpPath } from '../meet-up/domain/meet-up-path';
import styles from './asked-meet-up.module.css';
import { LiveMeetUp } from './live-meet-up';
import { useOpenMeetUpMessages } from './open-meet-up-messages';

export interface AskedMeetUpProps {
  community: ProcessPlace;
  /** The page of the city. */
  path: string;
  /** The texts of the address's query. */
  meetUp: string | null;
  code: string | null;
}

/** The meet-up that an address asks for by its number, or by the code of a door. */
export function AskedMeetUp({ community, path, meetUp, code }: AskedMeetUpProps) {
  const t = useOpenMeetUpMessages();
  const navigate = useNavigate();
  const named = code === null ? undefined : decodeDoorCode(code, Date.now())?.meetUp;
  const id = named ?? numberIn(meetUp);
  const leaveCode = useCallback(() => {
    if (id !== undefined) navigate(meetUpPath(path, id), { replace: true });
  }, [navigate, path, id]);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another meet-up comes into view as well.
  useEffect(() => {
    // Newer browsers return a promise, which would be taken for the undoing of this.
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [id]);
  if (id === undefined)
    return <Notice tone="warning">{t(code === null ? 'meetup.no-such' : 'checkin.unfit.no-code')}</Notice>;
  return (
    <div ref={place} className={styles.place}>
      <LiveMeetUp
        key={id}
        community={community}
        id={id}
        path={path}
        code={named === undefined ? undefined : (code ?? undefined)}
        onCodeTaken={leaveCode}
      />
    </div>
  );
}

/** Returns the number of a meet-up in a text; undefined for any other text. */
function numberIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
