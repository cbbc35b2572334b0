import { Button } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages';
import { loadTellingSheet } from './load-telling-sheet';

const Sheet = lazy(async () => ({ default: await loadTellingSheet() }));

/** The sheet that offers an event's news, loaded when it is opened. */
export function LaterTellingSheet({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <Sheet onClose={onClose} />
    </Suspense>
  );
}

/** The button that opens the sheet of an event's news. */
export function TellMe() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('menu.telling')}
      </Button>
      {isOpen && <LaterTellingSheet onClose={() => setOpen(false)} />}
    </>
  );
}
