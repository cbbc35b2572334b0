import { readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { openLinkedEvent } from '@rainbow-rabbit/shared/network';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { UnknownWall } from './unknown-wall';

/** The wall asks again by itself: nobody is beside a big screen. */
const everyMs = 15_000;

/**
 * The screen for the wall of an event that the app doesn't list: asks the process that the link names, and opens the event
 * in this tab if it goes by this slug. Its wall then takes this screen's place.
 */
export function OpenedWall({ slug, process }: { slug: string; process: ProcessId }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const ao = useAo();
  const { reading, refresh } = useReading({
    key: process,
    everyMs,
    read: ({ signal }) => readEventInfo({ ao, process }, { signal, maxAgeMs: everyMs / 2 }),
  });
  const info = valueOf(reading);
  const name = info?.slug === slug ? (info.name ?? slug) : undefined;
  useEffect(() => {
    if (name !== undefined) openLinkedEvent({ slug, process, name });
  }, [slug, process, name]);
  if (info && name === undefined) return <UnknownWall slug={slug} />;
  if (reading.status !== 'failed') return <Spinner label={t('loading')} />;
  return (
    <Notice tone="warning" action={<Button onClick={() => void refresh()}>{t('retry')}</Button>}>
      {errorText(reading.error)}
    </Notice>
  );
}
