import type { ContestEntry, ContestPhase, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { Suspense, useState } from 'react';
import { LazyFlagDialog } from '../flag/lazy-flag-dialog';
import { useMessages } from '../messages';
import styles from './entry-acts.module.css';
import { useShareEntry } from './use-share-entry';

interface EntryActsProps {
  place: ProcessPlace;
  entry: ContestEntry;
  phase: ContestPhase | undefined;
}

/** Sharing an entry, and reporting an entry that breaks the rules to the staff. */
export function EntryActs({ place, entry, phase }: EntryActsProps) {
  const t = useMessages();
  const [flag, setFlag] = useState<'none' | 'open' | 'sent'>('none');
  const { outcome, share } = useShareEntry(entry);
  return (
    <div className={styles.part}>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" /> {t('entry.share')}
        </Button>
        {flag !== 'sent' && phase !== 'results' && (
          <Button variant="quiet" onClick={() => setFlag('open')}>
            <Icon name="warning" /> {t('entry.flag')}
          </Button>
        )}
      </div>
      <div role="status">
        {outcome === 'copied' && <p className={styles.told}>{t('entry.share.copied')}</p>}
        {outcome === 'failed' && <p className={styles.told}>{t('entry.share.failed')}</p>}
      </div>
      {flag === 'sent' && <Notice tone="success">{t('entry.flag.sent')}</Notice>}
      {flag === 'open' && (
        <Suspense>
          <LazyFlagDialog
            place={place}
            entry={entry.entry}
            title={t('entry.flag.title')}
            onClose={() => setFlag('none')}
            onSent={() => setFlag('sent')}
          />
        </Suspense>
      )}
    </div>
  );
}
