import { TextArea } from '@rainbow-rabbit/parts/fields';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ProcessField } from '../../bot/process-field';
import { isLedgerId } from '../../ledger-id';
import { useDevbotErrorText } from '../../messages';
import { useToolsMessages } from '../tools-messages';
import { ActionChoices } from './action-choices';
import { type MessageRequest, parseRequestJson, requestJson } from './domain/message-request';
import { requestFaults } from './domain/request-faults';
import { EarlierRequests } from './earlier-requests';
import styles from './request-form.module.css';
import { TagRows } from './tag-rows';
import { useFaultText } from './use-fault-text';

interface RequestFormProps {
  kind: 'send' | 'read';
  request: MessageRequest;
  onChange: (request: MessageRequest) => void;
  /** Called with a request that has no faults. */
  onSubmit: (request: MessageRequest) => void;
  /** The button that submits. */
  children: ReactNode;
}

/** The form of a message: process, action, tags, data; or all of it as JSON; or one of the last requests again. */
export function RequestForm({ kind, request, onChange, onSubmit, children }: RequestFormProps) {
  const t = useToolsMessages();
  const errorText = useDevbotErrorText();
  const faultText = useFaultText();
  const actionsId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [json, setJson] = useState<{ text: string; error?: unknown }>();
  /** Counts the attempts to submit: faults are shown after the first one. */
  const [attempts, setAttempts] = useState(0);
  const faults = attempts > 0 && !json ? requestFaults(request) : [];
  const textOf = (isAt: (fault: (typeof faults)[number]) => boolean) => {
    const fault = faults.find(isAt);
    return fault && faultText(fault);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads to the first field at fault
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const write = (change: Partial<MessageRequest>) => onChange({ ...request, ...change });
  /** Returns the request of the JSON; undefined for JSON that is no request, whose field then shows the error. */
  const readJson = (text: string): MessageRequest | undefined => {
    try {
      return parseRequestJson(text);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setJson({ text, error });
      return undefined;
    }
  };
  const toggle = () => {
    if (!json) return setJson({ text: requestJson(request) });
    const parsed = readJson(json.text);
    if (!parsed) return;
    onChange(parsed);
    setJson(undefined);
  };
  const repeat = (again: MessageRequest) => {
    setJson(undefined);
    onChange(again);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = json ? readJson(json.text) : request;
    setAttempts((count) => count + 1);
    if (!filled) return;
    if (json) {
      onChange(filled);
      setJson(undefined);
    }
    if (requestFaults(filled).length === 0) onSubmit(filled);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate ref={form}>
      <EarlierRequests kind={kind} onRepeat={repeat} />
      {json ? (
        <TextArea
          isCode
          label={t('request.json')}
          rows={10}
          value={json.text}
          onChange={(text) => setJson({ text })}
          error={json.error === undefined ? undefined : errorText(json.error)}
        />
      ) : (
        <>
          <ProcessField
            value={request.process}
            onChange={(process) => write({ process })}
            error={textOf(({ field }) => field === 'process')}
          />
          <TextField
            label={t('request.action')}
            list={actionsId}
            hint={t('request.action.hint')}
            value={request.action}
            onChange={({ target }) => write({ action: target.value })}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          {isLedgerId(request.process) && (
            <ActionChoices
              id={actionsId}
              process={request.process}
              onChoose={(action) => write({ action })}
            />
          )}
          <TagRows
            tags={request.tags}
            onChange={(tags) => write({ tags })}
            errorOf={(index) => textOf((fault) => fault.field === 'tag' && fault.index === index)}
            error={textOf(({ field }) => field === 'tags')}
          />
          <TextArea
            isCode
            rows={3}
            label={t('request.data')}
            value={request.data}
            onChange={(data) => write({ data })}
            error={textOf(({ field }) => field === 'data')}
          />
        </>
      )}
      <div className={styles.foot}>
        {children}
        <Button variant="quiet" onClick={toggle}>
          {t(json ? 'request.as-form' : 'request.as-json')}
        </Button>
      </div>
    </form>
  );
}
