import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import type { TaskProps } from '../../bot/task';
import { RequestForm } from '../request/request-form';
import { useToolsMessages } from '../tools-messages';
import { ReviewMessage } from './review-message';
import { SentMessage } from './sent-message';
import { useSend } from './use-send';

/** The form that sends a message to a process: it is filled in, shown as it will be signed, sent, and its result is shown. */
export function SendForm({ args, kept, keep, finish }: TaskProps) {
  const t = useToolsMessages();
  const task = useSend({ args, kept, keep });
  const { state, sending } = task;
  if (state.step === 'edit') {
    return (
      <RequestForm kind="send" request={state.request} onChange={task.edit} onSubmit={task.review}>
        <Button type="submit">
          {t('send.review')}
          <Icon name="arrow-right" />
        </Button>
      </RequestForm>
    );
  }
  if (sending.status === 'done' && state.signed) {
    return (
      <SentMessage
        request={state.request}
        message={state.signed.id}
        result={sending.result}
        onAnother={task.back}
        onDone={finish}
      />
    );
  }
  return <ReviewMessage state={state} sending={sending} onBack={task.back} onSend={task.send} />;
}
