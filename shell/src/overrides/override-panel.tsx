import { Button } from '@rainbow-rabbit/shared/ui';
import type { AreaRegistry, LoadLog } from '../areas';
import { useMessages } from '../messages';
import type { Observer } from '../observed/observer';
import { allowedManifest } from './domain/allowed-manifest';
import { reasonsOf } from './domain/reasons-of';
import type { OverrideFailure } from './load-overrides';
import styles from './override-panel.module.css';
import { forgetOverride, type Overrides, storeOverride } from './override-store';
import { VisitEvents } from './visit-events';

interface OverridePanelProps {
  /** In force on this device. */
  stored: Overrides;
  /** Requested by the page's URL, perhaps from a place whose code may not run here. */
  asked: Overrides;
  /** In force, but can't run. */
  failed: readonly OverrideFailure[];
  registry: AreaRegistry;
  loadLog: LoadLog;
  observer: Observer;
  /** Closes the events of the visit; undefined when nobody asked for them. */
  onClose: (() => void) | undefined;
}

/** Returns the requested overrides that may run and don't yet: the developer is asked for consent. */
function questionsOf(asked: Overrides, stored: Overrides, allowedFolders: readonly string[]): Overrides {
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([area, url]) => stored[area] !== url && allowedManifest(url, allowedFolders),
    ),
  );
}

/** Reloads the page without the query that asked for overrides. */
function startAnew(): void {
  const [route = ''] = window.location.hash.split('?');
  window.history.replaceState(null, '', `${window.location.pathname}${route}`);
  window.location.reload();
}

/** Brings who followed the link at the page's foot to the log, which lies elsewhere. */
const takeFocus = (title: HTMLElement | null) => title?.focus();

/** The badge of a device that runs a developer's own build of an area, with the way back, and the events of the visit. */
export function OverridePanel({
  stored,
  asked,
  failed,
  registry,
  loadLog,
  observer,
  onClose,
}: OverridePanelProps) {
  const t = useMessages();
  const questions = questionsOf(asked, stored, registry.overrideFolders);
  const released = new Set(registry.areas.map(({ name }) => name));
  const accept = () => {
    for (const [area, url] of Object.entries(questions)) storeOverride(area, url);
    startAnew();
  };
  const reset = () => {
    for (const area of Object.keys(stored)) forgetOverride(area);
    startAnew();
  };
  const hasOverride = Object.keys(stored).length > 0;
  const isAsking = Object.keys(questions).length > 0;
  if (!hasOverride && !isAsking && !onClose) return null;
  return (
    <aside
      className={styles.panel}
      aria-label={t(hasOverride || isAsking ? 'override.title' : 'nav.visit-log')}
    >
      {isAsking && (
        <div className={styles.part}>
          <p>{t('override.question')}</p>
          <OverrideList overrides={questions} />
          <div className={styles.choices}>
            <Button onClick={accept}>{t('override.accept')}</Button>
            <Button variant="secondary" onClick={startAnew}>
              {t('override.ignore')}
            </Button>
          </div>
        </div>
      )}
      {hasOverride && (
        <details className={styles.part} open={failed.length > 0}>
          <summary>{t('override.title')}</summary>
          <OverrideList overrides={stored} />
          {failed.map(({ area, error }) => (
            <p key={area} role="alert">
              {t(released.has(area) ? 'override.failed' : 'override.failed-alone', { area })}{' '}
              {reasonsOf(error)}
            </p>
          ))}
          <VisitEvents loadLog={loadLog} observer={observer} />
          <Button variant="secondary" onClick={reset}>
            {t('override.reset')}
          </Button>
        </details>
      )}
      {onClose && (
        <div className={styles.part}>
          <h2 ref={takeFocus} className={styles.title} tabIndex={-1}>
            {t('nav.visit-log')}
          </h2>
          {!hasOverride && <VisitEvents loadLog={loadLog} observer={observer} />}
          <Button variant="secondary" onClick={onClose}>
            {t('override.close')}
          </Button>
        </div>
      )}
    </aside>
  );
}

function OverrideList({ overrides }: { overrides: Overrides }) {
  return (
    <dl className={styles.list}>
      {Object.entries(overrides).map(([area, url]) => (
        <div key={area}>
          <dt>{area}</dt>
          <dd>{url}</dd>
        </div>
      ))}
    </dl>
  );
}
