import { type ProcessPlace, readReplay } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LaterState } from '../live/later-state';
import { LedgerState } from '../live/ledger-state';
import { useLedgerReading } from '../live/use-ledger-reading';
import { usePart } from '../live/use-part';
import { useMessages } from '../messages';
import { readRunnerNames } from '../names/read-names';
import { runnerName } from '../names/runner-name';
import type { RecordedRun } from '../play/domain/recorded-run';
import styles from './watch-run.module.css';

interface WatchRunProps {
  arcade: ProcessPlace;
  /** Id of the run, as the address names it. */
  run: string;
  /** The game of the page. */
  game: GameName;
  onClose: () => void;
  /** Plays beside this run, on its course. */
  onRace: (ghost: RecordedRun) => void;
}

/** Ids of runs are those of messages. */
const runId = /^[\w-]{43}$/;

/** A run of a board, watched as it was played, once this device has replayed it to its score. */
export function WatchRun({ arcade, run: id, game, onClose, onRace }: WatchRunProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const ao = useAo();
  const { community } = useNetwork();
  const field = usePart(async () => (await import('../play/replay-field')).ReplayField);
  const ReplayField = field.value;
  const [isTrue, setIsTrue] = useState<boolean>();
  const { reading, refresh } = useLedgerReading(
    runId.test(id) ? `replay ${arcade.process} ${id}` : undefined,
    async (options) => {
      const replay = await readReplay(arcade, id as TxId, options);
      const named = community && { ao, process: community };
      return { replay, names: await readRunnerNames(named, [replay.player], options) };
    },
  );
  const shown = valueOf(reading);
  const replay = shown?.replay;
  const [seed, pace, steps, log] = [replay?.seed, replay?.pace, replay?.steps, replay?.inputs];
  const recorded = useMemo<RecordedRun | undefined>(
    () =>
      seed !== undefined && pace !== undefined && steps !== undefined && log !== undefined
        ? { seed, pace, steps, log }
        : undefined,
    [seed, pace, steps, log],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = recorded !== undefined;
  // The row that was pressed is gone, with its focus, and was further down the page.
  useEffect(() => {
    if (isHere) heading.current?.focus();
  }, [isHere]);
  const isUnknown =
    !runId.test(id) ||
    (reading.status === 'failed' && hasCode(reading.error, 'run.unknown')) ||
    (replay && replay.game !== game);
  const back = (
    <Button variant="secondary" onClick={onClose}>
      {t('watch.close')}
    </Button>
  );
  if (isUnknown)
    return (
      <Notice tone="warning" title={t('watch.unknown')} action={back}>
        {t('watch.unknown-text')}
      </Notice>
    );
  if (!replay || !recorded)
    return (
      <Card>
        <LedgerState reading={reading} refresh={refresh} />
        <div>{back}</div>
      </Card>
    );
  const name = runnerName(replay.player, shown.names);
  const score = new Intl.NumberFormat(iso).format(replay.score);
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card tone="raised">
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {t('watch.title', { name, score })}
      </h2>
      <p className={styles.soft}>{t('watch.when', { when: time.format(replay.runAt) })}</p>
      {replay.struck && (
        <Notice tone="warning" title={t('watch.struck')}>
          <bdi>{replay.struck.reason}</bdi>
        </Notice>
      )}
      <div className={styles.field}>
        {ReplayField && (
          <ReplayField
            game={game}
            run={recorded}
            score={replay.score}
            onChecked={setIsTrue}
            onLeave={onClose}
          />
        )}
        <LaterState part={field} />
      </div>
      <p className={styles.soft}>{t('watch.checked')}</p>
      <div className={styles.acts}>
        {isTrue && <Button onClick={() => onRace(recorded)}>{t('watch.race')}</Button>}
        {back}
      </div>
    </Card>
  );
}
