import { useTask } from '@rainbow-rabbit/parts/task';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { DataField } from '../fields/data-field';
import { type DataInput, noData } from '../fields/data-input';
import { ToolForm } from '../fields/tool-form';
import { TaskOutcome } from '../task/task-outcome';
import { type InspectedItem, inspect, maxInspectedMegabytes } from './inspect';
import { InspectedFacts } from './inspected-facts';

/**
 * The form that parses a data item and shows its fields, or the error in it.
 * @param given an item to begin with
 */
export function InspectItem({ given }: { given: File | undefined }) {
  const t = useMessages();
  const { task, run, reset } = useTask<InspectedItem>();
  const [data, setData] = useState<DataInput>(given ? { ...noData, kind: 'file', file: given } : noData);

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
      <ToolForm onSubmit={submit}>
        <DataField
          label={t('inspect.source')}
          hint={t('size.limit', { limit: maxInspectedMegabytes })}
          value={data}
          onChange={change}
          isCode
        />
        <Button type="submit" wide busy={task.status === 'running'}>
          {t('inspect.submit')}
        </Button>
      </ToolForm>
      <TaskOutcome task={task}>{(inspected) => <InspectedFacts inspected={inspected} />}</TaskOutcome>
    </>
  );
}
