import { doorMarginMs, type MeetUp, type ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link, useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';
import { useKnownCities } from '../cities/known-cities';
import { type Member, useMember, useMembership } from '../community/use-member';
import { ShareOrCopy } from '../live/share-or-copy';
import { endOf, hasDoor, type MeetUpFacts, phaseOf } from '../meet-up/domain/meet-up-facts';
import { meetUpPath } from '../meet-up/domain/meet-up-path';
import { MeetUpCard } from '../meet-up/meet-up-card';
import { meetUpUrl } from '../meet-up/meet-up-url';
import { SaveToCalendar } from '../meet-up/save-to-calendar';
import { useMinute } from '../meet-up/use-minute';
import { useSocialErrorText } from '../messages';
import { ReportButton } from '../report/report-button';
import { AttendanceKeepsake } from './attendance-keepsake';
import { CheckInPart } from './check-in/check-in-part';
import { type Unfit, useCheckIn } from './check-in/use-check-in';
import { ComersList } from './comers-list';
import { ComingPart } from './coming-part';
import { DoorPart } from './door/door-part';
import styles from './live-meet-up.module.css';
import { useOpenMeetUpMessages } from './open-meet-up-messages';
import { RemindMe } from './reminding/remind-me';
import { useLiveMeetUp, useOwnMeetUp } from './use-live-meet-up';

interface LiveMeetUpProps {
  community: ProcessPlace;
  id: number;
  /** The page that the card is asked on. The card of a meet-up in another city opens on that city's page. */
  path: string;
  /** The code of the link that opened the page, as the phone's own camera read it. */
  code?: string;
  /** Called once the code has been taken, so that the address no longer names it. */
  onCodeTaken: () => void;
}

/** The open card of a meet-up: its facts, the own answer, check-in, and the organisers' door and list. */
export function LiveMeetUp({ community, id, path, code, onCodeTaken }: LiveMeetUpProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const { reading, refresh } = useLiveMeetUp(community, id);
  const meetUp = valueOf(reading);
  const known = useKnownCities();
  const cityPath = known.find(({ slug }) => slug === meetUp?.city)?.path ?? path;
  const isElsewhere = cityPath !== path;
  const navigate = useNavigate();
  useEffect(() => {
    if (isElsewhere)
      navigate(code ? `${cityPath}?door=${code}` : meetUpPath(cityPath, id), { replace: true });
  }, [isElsewhere, navigate, code, cityPath, id]);
  if (meetUp && !isElsewhere)
    return (
      <MeetUpCard meetUp={meetUp} path={path} level={2} isOpen>
        <Acts
          community={community}
          meetUp={meetUp}
          path={path}
          code={code}
          onCodeTaken={onCodeTaken}
          onChange={() => void refresh()}
        />
      </MeetUpCard>
    );
  if (reading.status !== 'failed') return <Spinner label={t('meetup.loading')} />;
  return (
    <Notice
      tone="error"
      action={
        hasCode(reading.error, 'meetup.unknown') ? (
          <Link to={path}>{t('meetup.all')}</Link>
        ) : (
          <Button variant="secondary" onClick={() => void refresh()}>
            {t('meetup.again')}
          </Button>
        )
      }
    >
      {errorText(reading.error)}
    </Notice>
  );
}

interface ActsProps extends Omit<LiveMeetUpProps, 'id'> {
  meetUp: MeetUp;
  onChange: () => void;
}

/** The acts of the visitor on a meet-up. */
function Acts({ community, meetUp, path, code, onCodeTaken, onChange }: ActsProps) {
  const t = useOpenMeetUpMessages();
  const { openPopup } = useWallet();
  const member = useMember();
  const isOrganiser = useMembership()?.organiserOf.includes(meetUp.city) ?? false;
  const own = useOwnMeetUp(community, meetUp.id, member);
  const checkIn = useCheckIn(community, meetUp.id, member, own);
  const now = useMinute();
  const phase = phaseOf(meetUp, now);
  const unfit = useLinkedCode(code, checkIn.take, onCodeTaken);
  const isDoorTime =
    phase !== 'cancelled' && now >= meetUp.startsAt - doorMarginMs && now <= endOf(meetUp) + doorMarginMs;
  const canCheckIn = hasDoor(meetUp, now);
  const isHere = valueOf(own.reading)?.attended === 'yes';
  const mayCome = (phase === 'upcoming' || phase === 'on') && !isHere;
  return (
    <div className={styles.acts}>
      {unfit && <Notice tone="warning">{t(`checkin.unfit.${unfit}`)}</Notice>}
      {phase === 'cancelled' && <Notice tone="warning">{t('meetup.is-cancelled')}</Notice>}
      {member ? (
        <>
          <CheckInPart checkIn={checkIn} own={own.reading} canCheckIn={canCheckIn} />
          <AttendanceKeepsake
            key={member.address}
            community={community}
            meetUp={meetUp.id}
            member={member}
            own={own.reading}
          />
          {mayCome && (
            <ComingPart
              isSecond={canCheckIn}
              community={community}
              meetUp={meetUp}
              member={member}
              own={own}
              onChange={onChange}
            />
          )}
        </>
      ) : (
        (mayCome || canCheckIn || checkIn.seen) && (
          <Notice
            title={checkIn.seen && t('checkin.code-seen')}
            action={<Button onClick={openPopup}>{t('meetup.connect')}</Button>}
          >
            {t(checkIn.seen ? 'checkin.connect' : 'meetup.connect-to-come')}
          </Notice>
        )
      )}
      {member && isOrganiser && (
        <Organising
          community={community}
          member={member}
          meetUp={meetUp}
          path={path}
          isDoorTime={isDoorTime}
        />
      )}
      <div className={styles.links}>
        {phase !== 'over' && <SaveToCalendar community={community} meetUp={meetUp} path={path} />}
        <RemindMe community={community} meetUp={meetUp} path={path} now={now} />
        <ShareOrCopy
          title={meetUp.title}
          url={() => meetUpUrl(path, meetUp.id)}
          words={t('meetup.share')}
          link={t('meetup.link')}
        />
        <ReportButton kind="meetup" id={`${meetUp.id}`} title={meetUp.title} />
        <Link to={path} className={styles.back}>
          {t('meetup.all')}
        </Link>
      </div>
    </div>
  );
}

interface OrganisingProps {
  community: ProcessPlace;
  member: Member;
  meetUp: MeetUpFacts;
  path: string;
  isDoorTime: boolean;
}

/** The organisers' part: the door, and who comes. */
function Organising({ community, member, meetUp, path, isDoorTime }: OrganisingProps) {
  return (
    <>
      <DoorPart community={community} member={member} meetUp={meetUp} path={path} canOpen={isDoorTime} />
      <ComersList community={community} meetUp={meetUp.id} />
    </>
  );
}

/** Keeps the code of the link that opened the page, once; returns why it is of no use. */
function useLinkedCode(
  code: string | undefined,
  take: (text: string) => Unfit | undefined,
  onTaken: () => void,
): Unfit | undefined {
  const [unfit, setUnfit] = useState<Unfit>();
  useEffect(() => {
    if (code === undefined) return;
    setUnfit(take(code));
    onTaken();
  }, [code, take, onTaken]);
  return unfit;
}
