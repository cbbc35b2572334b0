import { AppError } from '@rainbow-rabbit/shared/errors';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ProcessField } from '../bot/process-field';
import type { TaskProps } from '../bot/task';
import { inspectPath } from '../ledger/paths';
import { useLedgerPlace } from '../ledger/place';
import { readProcess } from '../ledger/read-process';
import { isLedgerId } from '../ledger-id';
import { endsOfId, oneLine } from '../words/visible-text.domain';
import { LedgerFailure } from './answer/answer-view';
import { useInspectMessages } from './inspect-messages';
import styles from './process-task.module.css';

/** The bot's task that shows a process. */
export const InspectTask = (props: TaskProps) => <ProcessTask {...props} purpose="inspect" />;

/** The bot's task that follows a process live. */
export const WatchTask = (props: TaskProps) => <ProcessTask {...props} purpose="watch" />;

type Step = { status: 'asked' } | { status: 'looking' } | { status: 'failed'; error: unknown };

/** Asks for a process, verifies its beginning, and leaves a link to its page in the conversation. */
function ProcessTask({ args: [given = ''], finish, purpose }: TaskProps & { purpose: 'inspect' | 'watch' }) {
  const t = useInspectMessages();
  const [process, setProcess] = useState(given);
  const place = useLedgerPlace(process);
  const [step, setStep] = useState<Step>({ status: 'asked' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const look = useCallback(
    async (id: string) => {
      abort.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      abort.current = controller;
      setStep({ status: 'looking' });
      try {
        if (!place) throw new AppError('ledger.no-scheduler');
        const { name } = await readProcess(place, id, signal);
        const path = inspectPath(id);
        finish({
          path: purpose === 'watch' ? `${path}?watch=1` : path,
          title: name ? oneLine(name, 60) : t('inspect.process.heading', { id: endsOfId(id) }),
          text: t(`inspect.look.${purpose}.text`),
        });
      } catch (error) {
        if (!signal.aborted) setStep({ status: 'failed', error });
      }
    },
    [place, finish, purpose, t],
  );

  // A command that names a process needs no further tap.
  const begin = useRef(isLedgerId(given) ? look : undefined);
  useEffect(() => {
    const first = begin.current;
    begin.current = undefined;
    if (first) void first(given);
  }, [given]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLedgerId(process)) void look(process);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ProcessField value={process} onChange={setProcess} />
      {step.status === 'failed' && <LedgerFailure error={step.error} />}
      <div>
        <Button type="submit" busy={step.status === 'looking'}>
          {t(`inspect.look.${purpose}.submit`)}
        </Button>
      </div>
    </form>
  );
}
