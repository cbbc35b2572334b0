import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { ReplaceAccount } from './replace-account';
import { ReplaceDamaged } from './replace-damaged';
import { type FoundKey, isHere } from './use-keyfile-import';

export interface StoreKeyProps {
  found: FoundKey;
  /** Stores the key by one of the importer's ways. */
  onStore: (change: () => Promise<void>) => void;
}

/** The way to store a key that fits what is in this browser. */
export function StoreKey({ found, onStore }: StoreKeyProps) {
  const t = useMessages();
  const { key, occupant, importer, isStoring = false } = found;
  if (occupant.status === 'damaged') {
    return (
      <ReplaceDamaged
        action={t('import.damaged.action')}
        isBusy={isStoring}
        onSave={importer.saveDamaged}
        onReplace={(saved) => onStore(() => importer.replaceDamaged(key, saved))}
      />
    );
  }
  if (occupant.status === 'account' && !isHere(found)) {
    return (
      <ReplaceAccount
        key={occupant.address}
        address={occupant.address}
        isSameKey={occupant.address === key.address}
        isBusy={isStoring}
        onReplace={() => onStore(() => importer.replaceAccount(key, occupant.address))}
      />
    );
  }
  return (
    <>
      {occupant.status === 'account' && <p>{t('import.here')}</p>}
      <Button wide busy={isStoring} onClick={() => onStore(() => importer.importKey(key))}>
        {t('import.use')}
      </Button>
    </>
  );
}
