import { Button } from '@rainbow-rabbit/shared/ui';
import { useSyncExternalStore } from 'react';
import type { AreaLoadEvent, LoadLog } from '../areas';
import { useMessages } from '../messages';
import type { ObservedEvent } from '../observed/domain/observed-event';
import type { Observer } from '../observed/observer';
import { reasonsOf } from './domain/reasons-of';
import styles from './override-panel.module.css';

interface VisitEventsProps {
  loadLog: LoadLog;
  observer: Observer;
}

/** Returns one line on the load of an area, with the reason of a failure, which stays on this device. */
const lineOfLoad = ({ area, build, phase, attempt, durationMs, outcome, error }: AreaLoadEvent) =>
  `${area} ${build} · ${phase} ${attempt} · ${durationMs} ms · ${error === undefined ? outcome : reasonsOf(error)}`;

/** Returns one line on anything else that was noted. */
function lineOf(event: ObservedEvent): string | undefined {
  if (event.kind === 'area-load') return undefined;
  if (event.kind === 'build-check') return `builds · ${event.file} · ${event.code}`;
  const { area, build, origin, code, frames } = event;
  return [`${area} ${build}`.trim(), origin, code, ...frames.slice(0, 1)].filter(Boolean).join(' · ');
}

/** Hands the events, which hold no personal data, to the browser's downloads. */
async function saveEvents(events: readonly ObservedEvent[]): Promise<void> {
  const { saveFile } = await import('@rainbow-rabbit/shared/files');
  saveFile('rainbow-rabbit-events.json', `${JSON.stringify(events, null, 2)}\n`, 'application/json');
}

/** The events of this visit, and a button that saves them as a file. */
export function VisitEvents({ loadLog, observer }: VisitEventsProps) {
  const t = useMessages();
  const loads = useSyncExternalStore(loadLog.subscribe, loadLog.events);
  const events = useSyncExternalStore(observer.subscribe, observer.events);
  const lines = [
    ...loads.map((load, index) => ({ key: `load ${index}`, line: lineOfLoad(load) })),
    ...events.flatMap((event, index) => {
      const line = lineOf(event);
      return line ? [{ key: `event ${index}`, line }] : [];
    }),
  ];
  return (
    <>
      {lines.length === 0 ? (
        <p>{t('override.no-events')}</p>
      ) : (
        <ol className={styles.events}>
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      )}
      <Button variant="secondary" onClick={() => void saveEvents(events)}>
        {t('override.save')}
      </Button>
    </>
  );
}
