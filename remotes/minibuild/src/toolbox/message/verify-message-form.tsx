import { Segments, TextArea } from '@rainbow-rabbit/parts/fields';
import { useTask } from '@rainbow-rabbit/parts/task';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { ToolForm } from '../fields/tool-form';
import { TaskOutcome } from '../task/task-outcome';
import { MessageVerdict } from './message-verdict';
import { parseSignedMessage, type SignedMessage } from './signed-message.domain';
import { SignedMessageFields } from './signed-message-fields';
import { type Verdict, verifyMessage } from './verify-message';

const noMessage = { message: '', hash: 'SHA-256', signature: '', publicKey: '' } as const;

type Way = 'json' | 'fields';

/**
 * The form that verifies a signed message, entered as JSON or field by field.
 * @param given a signed message to begin with
 */
export function VerifyMessage({ given }: { given: string }) {
  const t = useMessages();
  const { task, run, reset } = useTask<Verdict>();
  const [way, setWay] = useState<Way>('json');
  const [json, setJson] = useState(given);
  const [fields, setFields] = useState<SignedMessage>(noMessage);
  /** A change of the input removes the verdict, which is about the old input. */
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      reset();
      change(value);
    };
  const write = changing((change: Partial<SignedMessage>) => setFields({ ...fields, ...change }));

  const verify = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => verifyMessage(way === 'json' ? parseSignedMessage(json) : fields));
  };

  return (
    <>
      <ToolForm onSubmit={verify}>
        <Segments<Way>
          label={t('verify.way')}
          options={[
            { value: 'json', label: t('verify.json') },
            { value: 'fields', label: t('verify.fields') },
          ]}
          value={way}
          onChoose={changing(setWay)}
        />
        {way === 'json' ? (
          <TextArea label={t('message.signed')} value={json} onChange={changing(setJson)} isCode rows={6} />
        ) : (
          <SignedMessageFields value={fields} onChange={write} />
        )}
        <Button type="submit" wide busy={task.status === 'running'}>
          {t('message.verify')}
        </Button>
      </ToolForm>
      <TaskOutcome task={task}>{(verdict) => <MessageVerdict verdict={verdict} />}</TaskOutcome>
    </>
  );
}
