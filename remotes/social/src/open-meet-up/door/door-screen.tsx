import { appUrlOf, linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import {
  CodeRoom,
  CodeScreen,
  LinkQr,
  useBarsAway,
  useWakeLock,
} from '@rainbow-rabbit/parts/scanner/showing';
import { encodeDoorCode } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMemo, useRef } from 'react';
import { doorLinkStart } from '../check-in/domain/door-link';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import styles from './door-screen.module.css';

interface DoorScreenProps {
  process: ProcessId;
  meetUp: number;
  title: string;
  /** The page of the meet-up's city. */
  path: string;
  slot: number;
  /** The token of the slot; undefined while the door has no code yet. */
  token: Uint8Array | undefined;
  checkedIn: number;
  onClose: () => void;
}

/** The whole screen of a device at the door: the code of the slot, which is new every half minute, and who is in. */
export function DoorScreen({
  process,
  meetUp,
  title,
  path,
  slot,
  token,
  checkedIn,
  onClose,
}: DoorScreenProps) {
  const t = useOpenMeetUpMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const code = useMemo(
    () => token && encodeDoorCode({ process, meetUp, slot, token }),
    [process, meetUp, slot, token],
  );
  const qr = useMemo(
    () => code && linkQrPath(doorLinkStart(appUrlOf(window.location.href), path), code),
    [code, path],
  );
  useWakeLock();
  useBarsAway(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, onClose);
  return (
    <CodeScreen label={t('door.screen')} dialog={dialog} onClose={onClose}>
      <p className={styles.title}>
        <bdi className={styles.name}>{title}</bdi>
      </p>
      <CodeRoom>{qr && <LinkQr qr={qr} label={t('door.qr')} />}</CodeRoom>
      <div className={styles.words}>
        {code ? (
          <p className={styles.letters}>{code.match(/.{1,4}/g)?.join(' ')}</p>
        ) : (
          <p>{t('door.starting')}</p>
        )}
        <p>{t('door.scan-me')}</p>
        <p className={styles.count}>
          <Icon name="check" /> {t('door.checked-in', { count: checkedIn })}
        </p>
      </div>
    </CodeScreen>
  );
}
