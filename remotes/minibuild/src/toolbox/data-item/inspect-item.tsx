import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { DataField } from '../fields/data-field';
import { type DataInput, noData } from '../fields/data-input';
import { Form } from '../form';
import { TaskOutcome } from '../task/task-outcome';
import { useTask } from '../task/use-task';
import { type InspectedItem, inspect } from './inspect';
import { InspectedFacts } from './inspected-facts';
import { maxItemMegabytes } from './sign-item-with';

/**
 * Takes apart whatever is given as a data item, and says what it is or what is wrong with it.
 * @param given an item to begin with, base64url
 */
export function InspectItem({ given }: { given: string }) {
  const t = useMessages();
  const { task, run, reset } = useTask<InspectedItem>();
  const [data, setData] = useState<DataInput>({ ...noData, text: given });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => inspect(data));
  };
  const change = (value: DataInput) => {
    reset();
    setData(value);
  };

  return (
    <>
      <Form onSubmit={submit}>
        <DataField
          label={t('inspect.source')}
          hint={t('size.limit', { limit: maxItemMegabytes })}
          value={data}
          onChange={change}
          isCode
        />
        <Button type="submit" wide busy={task.status === 'running'}>
          {t('inspect.submit')}
        </Button>
      </Form>
      <TaskOutcome task={task}>{(inspected) => <InspectedFacts inspected={inspected} />}</TaskOutcome>
    </>
  );
}
