import type { AoResult } from '@rainbow-rabbit/shared/ao';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import { botPath } from '../../bot/command-path';
import type { TaskProps } from '../../bot/task';
import { useDevbotErrorText } from '../../messages';
import { outputText } from '../readable-text.domain';
import {
  commandOfRequest,
  type MessageRequest,
  requestOfArgs,
  tagsOfRequest,
} from '../request/domain/message-request';
import { keepRequest } from '../request/kept-requests';
import { RequestForm } from '../request/request-form';
import { ResultView } from '../result/result-view';
import { useToolsMessages } from '../tools-messages';
import styles from './read-form.module.css';
import { parseReadState } from './read-state';

type Reading =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; result: AoResult };

/** Characters of an answer that stay in the conversation. */
const maxSaid = 200;

/** The form that asks a process: a dry run, which nobody signs and which changes nothing. */
export function ReadForm({ args, kept, keep, finish }: TaskProps) {
  const t = useToolsMessages();
  const errorText = useDevbotErrorText();
  const ao = useAo();
  const { state: wallet } = useWallet();
  const [request, setRequest] = useState(() => parseReadState(kept) ?? requestOfArgs(args));
  const [reading, setReading] = useState<Reading>({ status: 'idle' });
  // a HyperBEAM node gives every dry run the same sender
  const namesSender = unitOf(useNetwork(), request.process as ProcessId).mode === 'legacy';
  const owner = namesSender && wallet.status === 'connected' ? wallet.address : undefined;
  const control = useRef<AbortController>(undefined);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => () => control.current?.abort(), []);
  useEffect(() => {
    if (reading.status === 'done') answer.current?.focus();
  }, [reading.status]);

  const change = (next: MessageRequest) => {
    setRequest(next);
    setReading({ status: 'idle' });
    keep(next);
  };
  const ask = async (asked: MessageRequest) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setReading({ status: 'running' });
    try {
      const process = asked.process as ProcessId;
      const result = await ao.read(
        { process, tags: tagsOfRequest(asked), data: asked.data, ...(owner && { owner }) },
        { maxAgeMs: 0, signal: own.signal },
      );
      keepRequest('read', asked);
      if (!own.signal.aborted) setReading({ status: 'done', result });
    } catch (error) {
      if (!own.signal.aborted) setReading({ status: 'failed', error });
    }
  };
  const end = (result: AoResult) => {
    const title = request.action ? t('read.asked', { action: request.action }) : t('read.asked.plain');
    const said = result.Error ?? (outputText(result.Output) || result.Messages[0]?.Data) ?? '';
    finish({ path: botPath(commandOfRequest('/read', request)), title, text: said.slice(0, maxSaid) });
  };

  return (
    <div className={styles.read}>
      <RequestForm
        kind="read"
        request={request}
        onChange={change}
        onSubmit={(asked) => {
          change(asked);
          void ask(asked);
        }}
      >
        <Button type="submit" busy={reading.status === 'running'}>
          <Icon name="search" />
          {t('read.ask')}
        </Button>
      </RequestForm>
      <p className={styles.asker}>
        {owner ? t('read.as', { address: owner }) : t(namesSender ? 'read.as.nobody' : 'read.as.node')}
      </p>
      {reading.status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => void ask(request)}>
              {t('read.again')}
            </Button>
          }
        >
          {errorText(reading.error)}
        </Notice>
      )}
      {reading.status === 'done' && (
        <div className={styles.read} ref={answer} tabIndex={-1}>
          <ResultView process={request.process} result={reading.result} doneText={t('read.answered')} />
          <div>
            <Button variant="secondary" onClick={() => end(reading.result)}>
              {t('task-end')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
