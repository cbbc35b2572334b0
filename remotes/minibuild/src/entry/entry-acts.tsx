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

type Reported = 'entry' | 'name';

/** Sharing an entry, and reporting an entry or the name of its team, which break the rules, to the staff. */
export function EntryActs({ place, entry, phase }: EntryActsProps) {
  const t = useMessages();
  const [open, setOpen] = useState<Reported>();
  const [sent, setSent] = useState<readonly Reported[]>([]);
  const { team } = entry;
  const canFlag = (thing: Reported) => phase !== 'results' && !sent.includes(thing);
  const { outcome, share } = useShareEntry(entry);
  return (
    <div className={styles.part}>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share" /> {t('entry.share')}
        </Button>
        {canFlag('entry') && (
          <Button variant="quiet" onClick={() => setOpen('entry')}>
            <Icon name="warning" /> {t('entry.flag')}
          </Button>
        )}
        {canFlag('name') && !team.isHidden && (
          <Button variant="quiet" onClick={() => setOpen('name')}>
            {t('entry.flag-name')}
          </Button>
        )}
      </div>
      <div role="status">
        {outcome === 'copied' && <p className={styles.told}>{t('entry.share.copied')}</p>}
        {outcome === 'failed' && <p className={styles.told}>{t('entry.share.failed')}</p>}
      </div>
      {sent.length > 0 && <Notice tone="success">{t('entry.flag.sent')}</Notice>}
      {open && (
        <Suspense>
          <LazyFlagDialog
            place={place}
            entry={entry.entry}
            {...(open === 'name' && { team: team.team })}
            title={open === 'name' ? t('entry.flag-name.title', { name: team.name }) : t('entry.flag.title')}
            onClose={() => setOpen(undefined)}
            onSent={() => {
              setSent([...sent, open]);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
