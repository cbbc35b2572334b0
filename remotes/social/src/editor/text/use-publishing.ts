import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isFrom } from '@rainbow-rabbit/shared/errors';
import { useState } from 'react';
import type { PageLedger, PagePublication } from '../../page-ledger/page-ledger';

/** A publication on its way to the ledger. */
export type Publishing =
  | { status: 'idle' | 'sending' }
  | { status: 'failed'; error: unknown }
  | { status: 'published'; number: number };

interface PublishingParams {
  ledger: PageLedger;
  /** The wallet that publishes. */
  address: Address;
  onPublished: (number: number) => void;
  /** Another revision was published meanwhile. */
  onConflict: (current: CityPage) => void;
}

/**
 * Publishes a text with one approval. Without an answer, the page itself says if the text has arrived, so that the same text is never
 * published twice.
 */
export function usePublishing({ ledger, address, onPublished, onConflict }: PublishingParams) {
  const [publishing, setPublishing] = useState<Publishing>({ status: 'idle' });

  const publish = async (publication: PagePublication) => {
    setPublishing({ status: 'sending' });
    const done = (number: number) => {
      setPublishing({ status: 'published', number });
      onPublished(number);
    };
    try {
      done((await ledger.publish(publication)).number);
    } catch (error) {
      const current = isFrom(error, 'wallet')
        ? undefined
        : await ledger.page(publication).catch(() => undefined);
      if (!current || current.number === publication.base) return setPublishing({ status: 'failed', error });
      if (current.content === publication.content && current.author === address) return done(current.number);
      setPublishing({ status: 'idle' });
      onConflict(current);
    }
  };

  return { publishing, publish, reset: () => setPublishing({ status: 'idle' }) };
}
