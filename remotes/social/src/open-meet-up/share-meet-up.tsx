import { canShareLinks, ShareLink } from '@rainbow-rabbit/parts/share';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import type { MeetUpFacts } from '../meet-up/domain/meet-up-facts';
import { meetUpUrl } from '../meet-up/meet-up-url';
import { useOpenMeetUpMessages } from './open-meet-up-messages';
import styles from './share-meet-up.module.css';

/** Shares the link of a meet-up's card, with the device's own sheet where there is one; else it copies the link. */
export function ShareMeetUp({ meetUp, path }: { meetUp: MeetUpFacts; path: string }) {
  const t = useOpenMeetUpMessages();
  const url = () => meetUpUrl(path, meetUp.id);
  if (!canShareLinks())
    return (
      <p className={styles.copy}>
        {t('meetup.share')} <CopyButton what={t('meetup.link')} text={url} />
      </p>
    );
  return (
    <ShareLink title={meetUp.title} url={url}>
      {t('meetup.share')}
    </ShareLink>
  );
}
