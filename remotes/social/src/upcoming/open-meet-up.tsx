import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useCommunity } from '../community/use-community';
import { useMessages } from '../messages';
import type { AskedMeetUpProps } from '../open-meet-up/asked-meet-up';

/** The code of open meet-ups, which is fetched for the first one. */
let fetched: ComponentType<AskedMeetUpProps> | undefined;

async function fetchParts(): Promise<ComponentType<AskedMeetUpProps>> {
  const [{ AskedMeetUp }, { addOpenMeetUpMessages }] = await Promise.all([
    import('../open-meet-up/asked-meet-up'),
    import('../open-meet-up/open-meet-up-messages'),
  ]);
  await addOpenMeetUpMessages();
  return AskedMeetUp;
}

/**
 * The meet-up that the address names, `?meetup=<id>`, or `?door=<code>` from the code of a door; nothing without either.
 * @param path the page that this is on: that of a city, or the home for a meet-up whose city has no page
 */
export function OpenMeetUp({ path }: { path: string }) {
  const [params] = useSearchParams();
  const community = useCommunity();
  const [meetUp, code] = [params.get('meetup'), params.get('door')];
  if (!community || (meetUp === null && code === null)) return null;
  return <FetchedMeetUp community={community} path={path} meetUp={meetUp} code={code} />;
}

function FetchedMeetUp(props: AskedMeetUpProps) {
  const t = useMessages();
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>(fetched ? 'fetched' : 'fetching');
  useEffect(() => {
    if (state !== 'fetching') return;
    let isGone = false;
    fetchParts().then(
      (parts) => {
        fetched = parts;
        if (!isGone) setState('fetched');
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [state]);
  if (state === 'failed')
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={() => setState('fetching')}>
            {t('meetup.again')}
          </Button>
        }
      >
        {t('meetup.not-fetched')}
      </Notice>
    );
  const AskedMeetUp = fetched;
  return AskedMeetUp && state === 'fetched' ? (
    <AskedMeetUp {...props} />
  ) : (
    <Spinner label={t('meetup.loading')} />
  );
}
