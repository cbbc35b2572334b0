import { Button, CopyButton, Icon } from '@rainbow-rabbit/shared/ui';
import type { MeetUpFacts } from '../meet-up/domain/meet-up-facts';
import { meetUpUrl } from '../meet-up/meet-up-url';
import { useOpenMeetUpMessages } from './open-meet-up-messages';
import styles from './share-meet-up.module.css';

/** Shares the link of a meet-up's card, with the device's own sheet where there is one; else it copies the link. */
export function ShareMeetUp({ meetUp, path }: { meetUp: MeetUpFacts; path: string }) {
  const t = useOpenMeetUpMessages();
  const url = () => meetUpUrl(path, meetUp.id);
  // Missing in some browsers, although the typings require it.
  const { share }: { share?: Navigator['share'] } = navigator;
  if (!share)
    return (
      <p className={styles.copy}>
        {t('meetup.share')} <CopyButton what={t('meetup.link')} text={url} />
      </p>
    );
  return (
    <Button
      variant="secondary"
      // A sheet that is closed without a choice rejects.
      onClick={() => void navigator.share({ title: meetUp.title, url: url() }).catch(() => undefined)}
    >
      <Icon name="share" /> {t('meetup.share')}
    </Button>
  );
}
