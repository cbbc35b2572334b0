import { readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { openLinkedEvent } from '@rainbow-rabbit/shared/network';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useGameErrorText, useMessages } from '../messages';
import { LinkScene } from './link-scene';
import { UnknownEvent } from './unknown-event';

interface OpenedEventProps {
  slug: string;
  process: ProcessId;
}

type Opening = { status: 'reading' } | { status: 'other' } | { status: 'failed'; error: unknown };

/**
 * The screen for the link of an event that the app doesn't list: asks the process that the link names, and opens the event
 * in this tab if it goes by this slug. The game then takes its place.
 */
export function OpenedEvent({ slug, process }: OpenedEventProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const ao = useAo();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'reading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    const abort = new AbortController();
    readEventInfo({ ao, process }, { signal: abort.signal }).then(
      (info) => {
        if (info.slug === slug) openLinkedEvent({ slug, process, name: info.name ?? slug });
        else setOpening({ status: 'other' });
      },
      (error) => abort.signal.aborted || setOpening({ status: 'failed', error }),
    );
    return () => abort.abort();
  }, [ao, process, slug, attempt]);

  const retry = () => {
    setOpening({ status: 'reading' });
    setAttempt(attempt + 1);
  };

  if (opening.status === 'other') return <UnknownEvent slug={slug} />;
  return (
    <LinkScene mood={opening.status === 'failed' ? 'asleep' : 'calm'} rabbitSize={140}>
      {opening.status === 'failed' ? (
        <Notice tone="error" action={<Button onClick={retry}>{t('try-again')}</Button>}>
          {errorText(opening.error)}
        </Notice>
      ) : (
        <p role="status">{t('waiting')}</p>
      )}
    </LinkScene>
  );
}
