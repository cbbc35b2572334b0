import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useState } from 'react';
import { MessagePreview } from '../../bot/preview';
import { ProcessField } from '../../bot/process-field';
import { StageList, type TaskStage } from '../../bot/stages';
import type { TaskProps } from '../../bot/task';
import { isLedgerId } from '../../ledger-id';
import { useMessages } from '../../messages';

/** The form that sends a message to a process. */
export function SendForm({ args, finish }: TaskProps) {
  const t = useMessages();
  const ao = useAo();
  const { state: wallet, openPopup } = useWallet();
  const [process, setProcess] = useState(args[0] ?? '');
  const [action, setAction] = useState(args[1] ?? '');
  const [stage, setStage] = useState<TaskStage>();
  const tags = [{ name: 'Action', value: action }];
  const title = t('send.message', { action });

  const send = async () => {
    if (wallet.status !== 'connected') return openPopup();
    setStage({ id: 'send', title, state: 'running' });
    try {
      const target = process as ProcessId;
      const { connector, address } = wallet;
      const signer = { address, signDataItem: connector.signDataItem.bind(connector) };
      const message = await ao.send({ process: target, tags }, signer);
      await ao.result(target, message);
      finish({ path: `/devbot/processes/${process}/messages/${message}`, title });
    } catch (error) {
      setStage({ id: 'send', title, state: 'failed', error });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLedgerId(process) && action) void send();
  };

  return (
    <form onSubmit={submit} noValidate>
      <ProcessField value={process} onChange={setProcess} />
      <TextField label="Action" value={action} onChange={({ target }) => setAction(target.value)} />
      <MessagePreview
        messages={[{ kind: 'message', title, target: process, tags, data: '', dataBytes: 0 }]}
      />
      {stage && <StageList stages={[stage]} onRetry={() => void send()} />}
      <Button type="submit">{t('command.run')}</Button>
    </form>
  );
}
