import type { CatchRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, ButtonLink, Icon, Notice, Rabbit, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { ScreenColumn } from '../layout/screen-column';
import { useGameErrorText, useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useAgeText } from '../reading/use-age-text';
import { usePlayer } from '../session/player-context';
import { CatchRowView } from './catch-row';
import styles from './catches-screen.module.css';
import { DisputeSheet } from './dispute-sheet';
import { canDispute } from './domain/catch-standing';
import { useCatches } from './use-catches';

/** Everybody who says to have scanned the own rabbit, with the standing of each scan and the way to dispute it. */
export function CatchesScreen() {
  const t = useMessages();
  const errorText = useGameErrorText();
  const ageText = useAgeText();
  const pathTo = usePaths();
  const { player } = usePlayer();
  const { list, isReading, error, reload, more } = useCatches();
  const [disputed, setDisputed] = useState<CatchRow>();
  const [isSent, setIsSent] = useState(false);
  const rows = list?.rows ?? [];
  const left = list?.disputesLeft ?? 0;
  const hasNoneLeft = list !== undefined && left === 0 && rows.some(canDispute);

  const dispute = (row: CatchRow) => {
    setIsSent(false);
    setDisputed(row);
  };
  const onDone = () => {
    setDisputed(undefined);
    setIsSent(true);
    void reload();
  };

  return (
    <ScreenColumn isWide>
      <header className={styles.head}>
        <h1>{t('catches.title')}</h1>
        <p className={styles.intro}>{t('catches.intro')}</p>
      </header>
      <div className={styles.news} role="status">
        {isSent && <Notice tone="success">{t('catches.sent')}</Notice>}
      </div>
      {hasNoneLeft && <Notice>{t('error.dispute.too-many')}</Notice>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <CatchRowView
              key={row.scan}
              row={row}
              age={ageText(row.scannedAt)}
              onDispute={left > 0 && canDispute(row) ? () => dispute(row) : undefined}
            />
          ))}
        </ul>
      )}
      {list && rows.length === 0 && !more && (
        <div className={styles.none}>
          <Rabbit colour={player.colour} mood="calm" size={120} />
          <p>{t('catches.none')}</p>
        </div>
      )}
      {error !== undefined && (
        <Notice tone="error" action={<Button onClick={reload}>{t('try-again')}</Button>}>
          {errorText(error)}
        </Notice>
      )}
      {isReading && !list && <Spinner label={t('catches.reading')} />}
      {more && (
        <Button variant="secondary" busy={isReading} onClick={more} wide>
          {t('catches.more')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={pathTo('me')} wide>
        <Icon name="arrow-left" /> {t('tab.me')}
      </ButtonLink>
      {disputed && (
        <DisputeSheet scan={disputed} left={left} onClose={() => setDisputed(undefined)} onDone={onDone} />
      )}
    </ScreenColumn>
  );
}
