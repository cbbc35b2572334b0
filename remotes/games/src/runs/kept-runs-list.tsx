import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useMinuteWhile } from '../live/use-minute-while';
import { useMessages } from '../messages';
import { useArcade } from '../process/use-arcade';
import { finishKeptRun } from './finish-kept-run';
import { dropRun, keptRuns } from './kept-run-store';
import { type KeptRun, lastMomentOf } from './kept-runs.domain';
import styles from './kept-runs-list.module.css';
import { SubmitPart } from './submit-part';

/**
 * The runs of this browser that wait for their approval, offered again on every page of the arcade while their time lasts.
 * @param except the run that the page shows itself
 */
export function KeptRunsList({ except }: { except?: string | undefined }) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  const arcade = useArcade();
  const kept = useKeptValue(keptRuns);
  const [seen, setSeen] = useState<readonly KeptRun[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const now = useMinuteWhile(kept.length > 0);
  useEffect(() => {
    if (!arcade) return;
    for (const run of kept) if (run.process === arcade.process) void finishKeptRun(arcade, run);
  }, [arcade, kept]);
  // A run stays in its place once it is counted or dropped here, so that the page says what became of it.
  const fresh = kept.filter(({ run }) => run !== except && !seen.some((one) => one.run === run));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const shown = seen.filter(
    ({ run, process }) => process === arcade?.process && run !== except && !closed.includes(run),
  );
  if (!arcade || shown.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('kept.title')}>
      {shown.map((run) => {
        const isKept = kept.some((one) => one.run === run.run);
        return (
          <Card key={run.run} tone="raised">
            <h2 className={styles.title}>
              {t('kept.run', { game: t(`title.${run.game}`), score: number.format(run.score) })}
            </h2>
            <SubmitPart arcade={arcade} kept={kept.find((one) => one.run === run.run) ?? run} />
            <div>
              <Button
                variant="quiet"
                onClick={() => {
                  setClosed([...closed, run.run]);
                  dropRun(run.run);
                }}
              >
                {t(isKept && now <= lastMomentOf(run) ? 'kept.drop' : 'kept.close')}
              </Button>
            </div>
          </Card>
        );
      })}
    </section>
  );
}
