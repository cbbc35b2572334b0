import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { TaskProps } from '../bot/task';
import { messagePath } from '../ledger/paths';
import { isLedgerId } from '../ledger-id';
import { ChooseProcess } from './choose-process';
import { forgetCodeSending } from './code-sendings';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import { Workbench } from './workbench';

const processOf = (text: unknown): string => (typeof text === 'string' && isLedgerId(text) ? text : '');

/** Tries code in the conversation, and sends it. The chosen process is kept, the code itself as a draft of that process. */
export function EvalTask({ args, kept, keep, finish, cancel }: TaskProps) {
  const t = useEvalMessages();
  const [process, setProcess] = useState(() => processOf(kept) || processOf(args[0]));
  /** The message whose result is on the screen. */
  const [sent, setSent] = useState<string>();
  return (
    <div className={styles.stack}>
      <ChooseProcess
        key={process}
        process={process}
        onChoose={(chosen) => {
          keep(chosen);
          setProcess(chosen);
        }}
      />
      <Workbench key={`bench ${process}`} process={process === '' ? undefined : process} onSent={setSent} />
      <div>
        {sent === undefined ? (
          <Button variant="quiet" onClick={cancel}>
            {t('eval.close')}
          </Button>
        ) : (
          <Button
            onClick={() => {
              forgetCodeSending(process);
              finish({ path: messagePath(process, sent), title: t('eval.sent.result'), text: process });
            }}
          >
            {t('eval.done')}
          </Button>
        )}
      </div>
    </div>
  );
}
