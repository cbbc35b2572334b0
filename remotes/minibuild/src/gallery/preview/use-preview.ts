import type { EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useEffect, useState } from 'react';
import { fetchPreview } from './fetch-preview';
import { previewQueue } from './preview-queue';

const queue = previewQueue((url) => URL.revokeObjectURL(url));

/** A small picture: on its way, there, or not to be had. */
export type PreviewState = { status: 'loading' } | { status: 'ready'; url: string } | { status: 'failed' };

const stateOf = (url: string | undefined): PreviewState =>
  url ? { status: 'ready', url } : { status: 'loading' };

/** Returns the preview of an entry, from its message at the gateway; its hash has been compared. It is fetched while it is shown. */
export function usePreview({ message, sha256 }: NonNullable<EntryRow['preview']>): PreviewState {
  const { gateways } = useNetwork();
  const key = `${message} ${sha256}`;
  const [known, setKnown] = useState(() => ({ key, state: stateOf(queue.known(key)) }));
  if (known.key !== key) setKnown({ key, state: stateOf(queue.known(key)) });
  const isReady = known.key === key && known.state.status === 'ready';
  useEffect(() => {
    if (isReady) return;
    return queue.want({
      key,
      fetch: (signal) => fetchPreview({ url: gateways, message, sha256, signal }),
      done: (url) => setKnown({ key, state: url ? { status: 'ready', url } : { status: 'failed' } }),
    });
  }, [key, gateways, message, sha256, isReady]);
  return known.state;
}
