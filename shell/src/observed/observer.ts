import type { LoadLog } from '../areas';
import { createRecentEvents, type RecentEvents } from '../areas/domain/recent-events';
import { codeOf, errorFacts, type OwnFiles } from './domain/error-facts';
import type { ObservedCheck, ObservedError, ObservedEvent, ObservedSink } from './domain/observed-event';

declare global {
  /** Set by an owner of the app, to collect the events of all visits (docs/guides/deploy-the-app.md). */
  var rainbowRabbitSink: ObservedSink | undefined;
}

/** The events that the panel for developers shows and saves. */
const capacity = 100;

/** Notes what happens in a page, for its owners. */
export interface Observer extends Pick<RecentEvents<ObservedEvent>, 'events' | 'subscribe'> {
  error(origin: ObservedError['origin'], error: unknown, url?: string): void;
  check(file: ObservedCheck['file'], error: unknown): void;
  /** Notes the loads of areas, those before as well; returns the undo. */
  follow(log: LoadLog): () => void;
}

/** Keeps the last events of a page, and hands each one to the owner's sink, if there is one. */
export function createObserver(own: OwnFiles): Observer {
  const { add, events, subscribe } = createRecentEvents<ObservedEvent>(capacity);

  function emit(fact: DistributiveOmit<ObservedEvent, 'atMs' | 'shell'>): void {
    const event: ObservedEvent = { atMs: Date.now(), shell: own.shell, ...fact };
    add(event);
    try {
      globalThis.rainbowRabbitSink?.(event);
    } catch {
      // The owner's sink is the owner's own; the page goes on without it.
    }
  }

  return {
    error: (origin, error, url) => emit({ kind: 'error', origin, ...errorFacts(error, own, url) }),
    check: (file, error) => emit({ kind: 'build-check', file, code: codeOf(error) }),
    follow(log) {
      const note = ({ error: _, ...load }: ReturnType<LoadLog['events']>[number]) =>
        emit({ kind: 'area-load', ...load });
      log.events().forEach(note);
      return log.subscribe(() => {
        const last = log.events().at(-1);
        if (last) note(last);
      });
    },
    events,
    subscribe,
  };
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
