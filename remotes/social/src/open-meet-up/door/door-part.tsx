import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { Member } from '../../community/use-member';
import type { MeetUpFacts } from '../../meet-up/domain/meet-up-facts';
import { useSocialErrorText } from '../../messages';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import styles from './door-part.module.css';
import { DoorScreen } from './door-screen';
import { type DoorOfMeetUp, useDoor } from './use-door';

interface DoorPartProps {
  community: ProcessPlace;
  member: Member;
  meetUp: MeetUpFacts;
  /** The page of the meet-up's city. */
  path: string;
  /** True while the process lets the meet-up have a door. */
  canOpen: boolean;
}

/** The door of a meet-up on an organiser's device: opens it, shows its codes, discloses them, and closes it. */
export function DoorPart({ community, member, meetUp, path, canOpen }: DoorPartProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const door = useDoor(community, member, meetUp);
  const [isShown, setIsShown] = useState(false);
  const { standing, opening } = door;
  const isOpen = standing.status === 'open' || standing.status === 'starting';
  if (!(canOpen || isOpen || door.isClosing)) return null;
  const openAndShow = async () => {
    if (await door.open()) setIsShown(true);
  };
  return (
    <div className={styles.door}>
      <h3>{t('door.title')}</h3>
      <p role="status">
        <StandingWords door={door} />
      </p>
      {door.needsApproval && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={() => door.discloseNow()}>
              {t('door.confirm')}
            </Button>
          }
        >
          {t('door.needs-approval')}
        </Notice>
      )}
      {opening.status === 'failed' && <Notice tone="error">{errorText(opening.error)}</Notice>}
      {isOpen && (
        <div className={styles.buttons}>
          <Button large wide onClick={() => setIsShown(true)}>
            <Icon name="enlarge" /> {t('door.show')}
          </Button>
          <Button variant="secondary" wide onClick={door.close}>
            {t('door.close')}
          </Button>
        </div>
      )}
      {!isOpen && canOpen && (
        <Button variant="secondary" wide busy={opening.status === 'busy'} onClick={openAndShow}>
          {t(standing.status === 'elsewhere' ? 'door.open-here' : 'door.open')}
        </Button>
      )}
      {isShown && isOpen && (
        <DoorScreen
          process={community.process}
          meetUp={meetUp.id}
          title={meetUp.title}
          path={path}
          slot={door.slot}
          token={door.token}
          checkedIn={door.checkedIn}
          onClose={() => setIsShown(false)}
        />
      )}
    </div>
  );
}

function StandingWords({ door: { standing, isClosing, checkedIn } }: { door: DoorOfMeetUp }) {
  const t = useOpenMeetUpMessages();
  switch (standing.status) {
    case 'open':
    case 'starting':
      return t('door.is-open', { count: checkedIn });
    case 'closed':
      return t(isClosing ? 'door.closing' : 'door.closed');
    case 'elsewhere':
      return t('door.elsewhere');
    default:
      return t('door.about');
  }
}
