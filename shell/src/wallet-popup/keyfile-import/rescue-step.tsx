import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import {
  type KeyfileImportOfWallet,
  openKeyfileImport,
  type SavedRecord,
  useWallet,
} from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { useMessages, useShellErrorText } from '../../messages';
import { ReplaceDamaged } from './replace-damaged';

const save = async () => (await openKeyfileImport()).saveDamaged();

/** The step for a user with an unreadable wallet and no keyfile: a new wallet replaces it once it was saved. */
export function RescueStep({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { state, connect, disconnect } = useWallet();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const replace = async (saved: SavedRecord) => {
    setIsBusy(true);
    setFailure(undefined);
    let importer: KeyfileImportOfWallet;
    try {
      importer = await openKeyfileImport();
      if (state.status !== 'disconnected') await disconnect();
      await importer.removeDamaged(saved);
    } catch (error) {
      setFailure({ error });
      setIsBusy(false);
      return;
    }
    // The list of wallets shows why a connection failed.
    await connect(importer.method).catch(onLeave);
  };

  return (
    <>
      {failure && <Notice tone="error">{errorText(failure.error)}</Notice>}
      <ReplaceDamaged
        action={t('rescue.action')}
        isBusy={isBusy}
        autoFocus
        onSave={save}
        onReplace={replace}
      />
      <Button variant="quiet" onClick={onLeave}>
        {t('import.back')}
      </Button>
    </>
  );
}
