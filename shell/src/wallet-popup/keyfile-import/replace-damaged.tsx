import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import type { SavedRecord } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';

interface ReplaceDamagedProps {
  /** The label of the button that replaces it. */
  action: string;
  isBusy: boolean;
  /** The keyboard begins here. */
  autoFocus?: boolean;
  /** Saves the unreadable record as a file for the user. */
  onSave: () => SavedRecord | Promise<SavedRecord>;
  onReplace: (saved: SavedRecord) => void;
}

/** An unreadable record may still be repaired, so it is replaced only after it was saved. */
export function ReplaceDamaged({ action, isBusy, autoFocus, onSave, onReplace }: ReplaceDamagedProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const [saved, setSaved] = useState<SavedRecord>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const save = async () => {
    setFailure(undefined);
    try {
      setSaved(await onSave());
    } catch (error) {
      setFailure({ error });
    }
  };
  const replace = () => {
    if (saved !== undefined) onReplace(saved);
    // After a replacement that failed, the stored record may differ from the saved one.
    setSaved(undefined);
  };

  return (
    <>
      <Notice tone="warning" title={t('import.damaged.title')}>
        {t('import.damaged.text')}
      </Notice>
      <Button variant="secondary" wide autoFocus={autoFocus} onClick={save}>
        <Icon name={saved === undefined ? 'download' : 'check'} />
        {t('import.damaged.save')}
      </Button>
      {saved !== undefined && <p role="status">{t('import.damaged.saved')}</p>}
      {failure && <Notice tone="error">{errorText(failure.error)}</Notice>}
      <Button variant="danger" wide disabled={saved === undefined && !isBusy} busy={isBusy} onClick={replace}>
        {action}
      </Button>
    </>
  );
}
