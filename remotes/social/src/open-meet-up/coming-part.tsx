import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { type OwnMeetUp, type ProcessPlace, setComing } from '@rainbow-rabbit/processes/community/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { Member } from '../community/use-member';
import { isFull, type MeetUpFacts } from '../meet-up/domain/meet-up-facts';
import { useSocialErrorText } from '../messages';
import { useOpenMeetUpMessages } from './open-meet-up-messages';

interface ComingPartProps {
  community: ProcessPlace;
  meetUp: MeetUpFacts;
  member: Member;
  own: LiveReading<OwnMeetUp>;
  /** True when another act is the first one now. */
  isSecond: boolean;
  /** Called once the process has counted the answer. */
  onChange: () => void;
}

/** The own answer to a meet-up that is not over: coming, waiting for a place, or neither; with the button that changes it. */
export function ComingPart({ community, meetUp, member, own, isSecond, onChange }: ComingPartProps) {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  const [asked, setAsked] = useState<{ status: 'idle' | 'sending' } | { status: 'failed'; error: unknown }>({
    status: 'idle',
  });
  const place = valueOf(own.reading);

  const answer = async (coming: boolean) => {
    setAsked({ status: 'sending' });
    try {
      const reply = await setComing(community, { meetUp: meetUp.id, coming }, keptBy(member.signer));
      own.accept({
        id: meetUp.id,
        state: reply.state,
        place: reply.place,
        attended: place?.attended ?? 'no',
      });
      setAsked({ status: 'idle' });
      onChange();
    } catch (error) {
      setAsked(hasCode(error, 'wallet.declined') ? { status: 'idle' } : { status: 'failed', error });
    }
  };

  const isBusy = asked.status === 'sending';
  return (
    <>
      <div role="status">
        {place?.state === 'in' && <Notice tone="success">{t('meetup.you-are-in')}</Notice>}
        {place?.state === 'waiting' && (
          <Notice title={t('meetup.you-wait', { place: place.place ?? 1 })}>
            {t('meetup.you-wait-text')}
          </Notice>
        )}
      </div>
      {asked.status === 'failed' && <Notice tone="error">{errorText(asked.error)}</Notice>}
      {!place && own.reading.status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => own.refresh()}>
              {t('meetup.again')}
            </Button>
          }
        >
          {errorText(own.reading.error)}
        </Notice>
      )}
      {place?.state === 'no' ? (
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          large={!isSecond}
          wide
          busy={isBusy}
          onClick={() => answer(true)}
        >
          {t(isFull(meetUp) ? 'meetup.join-list' : 'meetup.come')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          wide
          busy={isBusy || (!place && own.reading.status === 'loading')}
          disabled={!place}
          onClick={() => answer(false)}
        >
          {t(place ? 'meetup.not-come' : 'meetup.come')}
        </Button>
      )}
    </>
  );
}
