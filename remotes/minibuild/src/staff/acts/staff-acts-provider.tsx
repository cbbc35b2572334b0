import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { ContestActSheet } from './act-sheet';
import { type ContestActRequest, ContestActsContext } from './staff-acts';
import styles from './staff-acts-provider.module.css';

interface StaffActsProviderProps {
  /** Takes over the contest after an act. */
  onActed: (info: ContestInfo) => void;
  children: ReactNode;
}

/** Lets the sections below it act: one sheet at a time, and the sentence of the last success above them. */
export function ContestActsProvider({ onActed, children }: StaffActsProviderProps) {
  const [act, setAct] = useState<ContestActRequest>();
  const [done, setDone] = useState<string>();
  const ask = useCallback((next: ContestActRequest) => {
    setDone(undefined);
    setAct(next);
  }, []);
  const close = useCallback(() => setAct(undefined), []);
  const finish = (info: ContestInfo) => {
    if (!act) return;
    setAct(undefined);
    setDone(act.done);
    onActed(info);
    act.onDone?.(info);
  };
  return (
    <ContestActsContext value={ask}>
      <div className={styles.done} role="status">
        {done && <Notice tone="success">{done}</Notice>}
      </div>
      {children}
      {act && <ContestActSheet act={act} onClose={close} onDone={finish} />}
    </ContestActsContext>
  );
}
