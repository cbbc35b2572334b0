import { pageUrl, ShareLink } from '@rainbow-rabbit/parts/share';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, CopyButton, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, useState } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';
import type { InviteScreenProps } from './invite-screen';
import { ownSeed } from './own-seed';
import teamStyles from './team.module.css';
import { sendInvites } from './team-acts';

interface InviteCardProps {
  team: NonNullable<Mine['team']>;
  teamSize: number;
}

/** The link with which a captain invites: to copy, to share, and as a code to hold out. */
export function InviteCard({ team, teamSize }: InviteCardProps) {
  const t = useMessages();
  const { place } = useContest();
  const pathTo = useContestPath();
  const address = useConnectedSigner()?.address;
  const { state, run } = useOwnAct(sendInvites);
  const [Screen, setScreen] = useState<ComponentType<InviteScreenProps>>();
  const [hasFailed, setFailed] = useState(false);
  const seed = place && address && ownSeed(place.process, address);
  const renew = (
    <Button
      variant={seed ? 'quiet' : 'secondary'}
      busy={state.status === 'sending'}
      onClick={() => void run(teamSize)}
    >
      {t(seed ? 'team.new-link' : 'team.make-link')}
    </Button>
  );
  if (!seed || team.openInvites.length === 0)
    return (
      <>
        <Notice action={renew}>{t(seed ? 'team.link.used-up' : 'team.link.elsewhere')}</Notice>
        <OwnActNotice state={state} />
      </>
    );
  const link = pageUrl(pathTo('/mini-build/signup', { team: team.team, join: seed }));
  const show = () => {
    setFailed(false);
    import('./invite-screen').then(
      ({ InviteScreen }) => setScreen(() => InviteScreen),
      () => setFailed(true),
    );
  };
  // Some browsers have no sheet for sharing.
  return (
    <section className={teamStyles.invite} aria-label={t('team.invite')}>
      <h3>{t('team.invite')}</h3>
      <p>{t('team.invite.text')}</p>
      <p className={teamStyles.link}>
        <span className={teamStyles.address}>{link}</span>
        <CopyButton what={t('team.link')} text={() => link} />
      </p>
      {hasFailed && <Notice tone="error">{t('contest.part-failed')}</Notice>}
      <OwnActNotice state={state} done={t('team.new-link.done')} />
      <div className={styles.row}>
        <Button variant="secondary" onClick={show}>
          <Icon name="scan" /> {t('team.show-code')}
        </Button>
        <ShareLink title={team.name} url={() => link}>
          {t('team.share')}
        </ShareLink>
        {renew}
      </div>
      {Screen && <Screen link={link} team={team.name} onClose={() => setScreen(undefined)} />}
    </section>
  );
}
