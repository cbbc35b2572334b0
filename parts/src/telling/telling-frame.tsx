import { Button, Dialog, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import type { TellingState } from './ask-to-be-told';
import styles from './telling-frame.module.css';
import { useTellingMessages } from './telling-messages';
import type { Telling } from './use-telling';

const tones = {
  on: 'success',
  denied: 'warning',
  refused: 'warning',
  full: 'warning',
  unanswered: 'error',
  unregistered: 'error',
  'home-screen': 'info',
  unsupported: 'info',
  'without-relay': 'info',
} as const;

const actOf: Readonly<Partial<Record<TellingState['status'], 'tell' | 'stop'>>> = {
  on: 'stop',
  off: 'tell',
  denied: 'tell',
  refused: 'tell',
  full: 'tell',
  unanswered: 'tell',
  unregistered: 'tell',
};

/** The state of the asking, in words. */
function Note({ state: { status } }: { state: TellingState }) {
  const t = useTellingMessages();
  if (status === 'off') return null;
  if (status === 'asking') return <Spinner label={t('telling.asking')} />;
  return <Notice tone={tones[status]}>{t(`telling.${status}`)}</Notice>;
}

interface TellingFrameProps {
  /** Names the sheet, and the button that asks. */
  title: string;
  /** Says which news come. */
  text: string;
  /** Says who sends them, and what is kept for how long. */
  who: string;
  telling: Telling;
  onClose: () => void;
  /** The date to keep. */
  children: ReactNode;
}

/**
 * The sheet by which a visitor asks for news: it says which, by whom and for how long, before the browser asks. Where a browser has no
 * way, or no relay is there, it says so; beside it is the date to keep.
 */
export function TellingFrame({ title, text, who, telling, onClose, children }: TellingFrameProps) {
  const t = useTellingMessages();
  const { state, tell, stop } = telling;
  const act = actOf[state.status];
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <p>{text}</p>
      <p className={styles.who}>{who}</p>
      <div role="status">
        <Note state={state} />
      </div>
      {act === 'tell' && (
        <Button wide onClick={() => void tell()}>
          {title}
        </Button>
      )}
      {act === 'stop' && (
        <Button variant="secondary" wide onClick={() => void stop()}>
          {t('telling.stop')}
        </Button>
      )}
      {children}
    </Dialog>
  );
}
