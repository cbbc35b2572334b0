import {
  type KeyfileImportOfWallet,
  type Occupant,
  openKeyfileImport,
  useWallet,
  type WalletKey,
} from '@rainbow-rabbit/shared/wallet';
import { useEffect, useState } from 'react';

interface Failure {
  error: unknown;
}

/** A key that was read, and what it would meet in this browser. */
export interface FoundKey {
  step: 'found';
  importer: KeyfileImportOfWallet;
  key: WalletKey;
  occupant: Occupant;
  isStoring?: boolean;
  failure?: Failure;
}

type ImportState = { step: 'choose'; isReading?: boolean; failure?: Failure } | FoundKey;

/** Returns true when a key is that of the stored account, and the account has no lock. */
export function isHere({ key, occupant }: Pick<FoundKey, 'key' | 'occupant'>): boolean {
  return occupant.status === 'account' && occupant.address === key.address && !occupant.isLocked;
}

/** Empties a key that was read once another file, or nothing, has taken its place. */
function useForgetting(state: ImportState): void {
  const { importer, key } = state.step === 'found' ? state : {};
  useEffect(() => {
    if (!(importer && key)) return;
    return () => importer.forget(key);
  }, [importer, key]);
}

/** The state of the import of a key. */
export function useKeyfileImport(onLeave: () => void) {
  const { state: wallet, connect, disconnect, closePopup } = useWallet();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  useForgetting(state);

  const chooseAgain = () => setState({ step: 'choose' });

  /** Goes on with a key that is read in any way. @throws what reading it throws */
  const find = async (readKey: (importer: KeyfileImportOfWallet) => Promise<WalletKey>) => {
    const importer = await openKeyfileImport();
    const key = await readKey(importer);
    setState({ step: 'found', importer, key, occupant: await importer.occupant() });
  };

  const read = async (file: File) => {
    setState({ step: 'choose', isReading: true });
    try {
      await find((importer) => importer.read(file));
    } catch (error) {
      setState({ step: 'choose', failure: { error } });
    }
  };

  /** Shows the error beside the content that would be replaced now. */
  const showFailure = async ({ importer, key }: FoundKey, error: unknown) => {
    try {
      setState({ step: 'found', importer, key, occupant: await importer.occupant(), failure: { error } });
    } catch {
      setState({ step: 'choose', failure: { error } });
    }
  };

  /**
   * Stores a key and connects with it. A tab gets no event for its own changes, so it disconnects the old account
   * first.
   */
  const store = async (found: FoundKey, change: () => Promise<void>) => {
    setState({ ...found, isStoring: true, failure: undefined });
    const staysConnected = isHere(found) && wallet.status === 'connected';
    try {
      if (!staysConnected && wallet.status !== 'disconnected') await disconnect();
      await change();
    } catch (error) {
      await showFailure(found, error);
      return;
    }
    // The list of wallets shows why a connection failed.
    if (staysConnected) closePopup();
    else await connect(found.importer.method).catch(onLeave);
  };

  return { state, find, read, store, chooseAgain };
}
