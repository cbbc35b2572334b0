import { linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { CodeRoom, CodeScreen, LinkQr, useWakeLock } from '@rainbow-rabbit/parts/scanner/showing';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import styles from './team.module.css';

export interface InviteScreenProps {
  link: string;
  /** Name of the team. */
  team: string;
  onClose: () => void;
}

/** The invitation of a team on the whole screen, for the phone of somebody who is nearby. */
export function InviteScreen({ link, team, onClose }: InviteScreenProps) {
  const t = useMessages();
  const qr = useMemo(() => linkQrPath(link, ''), [link]);
  useWakeLock();
  return (
    <CodeScreen label={t('team.show-code')} onClose={onClose}>
      <p className={styles.screenTitle}>
        <bdi>{team}</bdi>
      </p>
      <CodeRoom>
        <LinkQr qr={qr} label={t('team.code')} />
      </CodeRoom>
      <p className={styles.screenWords}>{t('team.scan-me')}</p>
    </CodeScreen>
  );
}
