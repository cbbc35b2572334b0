import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { ActSheet, type ActSheetProps } from './act-sheet';
import type { ActRequest, ActsContext } from './acts';
import styles from './acts-provider.module.css';

interface ActsProviderProps<Info>
  extends Pick<ActSheetProps<Info>, 'words' | 'maxReasonLength' | 'readAgain'> {
  context: ActsContext<Info>;
  /** Takes over the state after an act. */
  onActed: (info: Info) => void;
  children: ReactNode;
}

/** Lets the sections below it act: one sheet at a time, and the sentence of the last success above them. */
export function ActsProvider<Info>({ context: Acts, onActed, children, ...sheet }: ActsProviderProps<Info>) {
  const [act, setAct] = useState<ActRequest<Info>>();
  const [done, setDone] = useState<string>();
  const ask = useCallback((next: ActRequest<Info>) => {
    setDone(undefined);
    setAct(next);
  }, []);
  const close = useCallback(() => setAct(undefined), []);
  const finish = (info: Info) => {
    if (!act) return;
    setAct(undefined);
    setDone(act.done);
    onActed(info);
    act.onDone?.(info);
  };
  return (
    <Acts value={ask}>
      <div className={styles.done} role="status">
        {done && <Notice tone="success">{done}</Notice>}
      </div>
      {children}
      {act && <ActSheet {...sheet} act={act} onClose={close} onDone={finish} />}
    </Acts>
  );
}
