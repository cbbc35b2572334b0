import { CodeRoom, CodeScreen, useBarsAway } from '@rainbow-rabbit/parts/scanner/showing';
import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { ColourMark, Icon } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { useMessages } from '../messages';
import { RabbitQr } from './rabbit-qr';
import styles from './whole-code.module.css';

interface WholeCodeProps extends Pick<Player, 'nickname' | 'colour'> {
  code: string;
  /** Asked for by a tap anywhere, by Escape, and by leaving the browser's full screen. */
  onClose: () => void;
}

/** The code on the whole screen: white in every colour scheme, and as large as the screen allows. */
export function WholeCode({ code, nickname, colour, onClose }: WholeCodeProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const comeToTop = () => {
    dialog.current?.close();
    dialog.current?.showModal();
  };
  useBarsAway(comeToTop, onClose);

  return (
    <CodeScreen label={t('me.show')} colour={colour} dialog={dialog} onClose={onClose} closesByTap>
      <div className={styles.name}>
        <ColourMark colour={colour} named={false} />
        <p className={styles.nickname}>{nickname}</p>
      </div>
      <CodeRoom>
        <RabbitQr code={code} />
      </CodeRoom>
      <p className={styles.hint}>
        <Icon name="sun" /> <span>{t('me.brightness')}</span>
      </p>
    </CodeScreen>
  );
}
