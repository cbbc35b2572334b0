import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { browserOutbox, type SendOptions, useSending } from '../../outbox';
import { useConsoleMessages } from '../console-messages';
import { RunNote } from '../desk/run-note';
import { useStaff } from '../session/staff';
import { ActSheet } from './act-sheet';
import { type ActRequest, ActsContext, type AskForAct, type PlainAct } from './acts';
import styles from './acts-provider.module.css';
import { SendingNote } from './sending-note';

export interface ActsProviderProps<Info> {
  process: ProcessId;
  /** Says that acts of the day are sent from this device without a question until the app is closed. */
  running: string;
  /** Characters of the longest reason that the process takes. */
  maxReasonLength: number;
  /** Reads the state anew, for an act that the ledger had already. */
  readAgain: () => Promise<Info>;
  /** Takes over the state after an act. */
  onActed: (info: Info) => void;
  children: ReactNode;
}

/** Lets the sections below it act, one act at a time. What became of the last one stays in view above them. */
export function ActsProvider<Info>(props: ActsProviderProps<Info>) {
  const { process, running, maxReasonLength, readAgain, onActed, children } = props;
  const t = useConsoleMessages();
  const { state, run } = useSending(useStaff().signer, browserOutbox);
  const [act, setAct] = useState<ActRequest<Info>>();
  const [done, setDone] = useState<string>();

  const send = async (asked: ActRequest<Info>, reason: string, options: SendOptions) => {
    const info = await asked.send(reason, options).catch((error: unknown) => {
      // The ledger had it from the attempt before.
      if (hasCode(error, 'message.repeated')) return readAgain();
      throw error;
    });
    setAct(undefined);
    setDone(asked.done);
    onActed(info);
    asked.onDone?.(info);
  };
  const sendPlain = (plain: PlainAct<Info>) => run((options) => send(plain, plain.reason, options));
  const ask = (next: ActRequest<Info>) => {
    if (state.status === 'sending') return;
    setDone(undefined);
    setAct(next);
    if ('reason' in next) void sendPlain(next);
  };
  const plain = act && 'reason' in act ? act : undefined;
  const isDeclined = state.status === 'refused' && hasCode(state.error, 'wallet.declined');
  return (
    <ActsContext value={ask as AskForAct<unknown>}>
      <RunNote process={process} running={running} />
      <div className={styles.news}>
        {plain && !isDeclined && <SendingNote state={state} />}
        {plain && state.status === 'unknown' && (
          <Button onClick={() => void sendPlain(plain)}>{t('acts.again')}</Button>
        )}
        <div role="status">{done && <Notice tone="success">{done}</Notice>}</div>
      </div>
      {children}
      {act && !('reason' in act) && (
        <ActSheet
          maxReasonLength={maxReasonLength}
          act={act}
          send={(reason, options) => send(act, reason, options)}
          onClose={() => setAct(undefined)}
        />
      )}
    </ActsContext>
  );
}
