import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { FoundKeyView } from './found-key-view';
import { KeyfileChooser } from './keyfile-chooser';
import { useKeyfileImport } from './use-keyfile-import';

/** Brings a QuickWallet into this browser from its keyfile. Nothing that is here is replaced without being named. */
export function KeyfileImportStep({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const { state, read, store, chooseAgain } = useKeyfileImport(onLeave);
  if (state.step === 'found') {
    return (
      <FoundKeyView found={state} onStore={(change) => store(state, change)} lead={t('import.found')}>
        <Button variant="quiet" onClick={chooseAgain}>
          {t('import.another')}
        </Button>
      </FoundKeyView>
    );
  }
  return (
    <>
      <KeyfileChooser isReading={state.isReading} failure={state.failure} onChoose={read} />
      <Button variant="quiet" onClick={onLeave}>
        {t('import.back')}
      </Button>
    </>
  );
}
