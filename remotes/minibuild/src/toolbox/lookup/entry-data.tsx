import type { GenuineRecord } from '@rainbow-rabbit/shared/gateway';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { useGateway } from '../gateway/use-gateway';
import { Failure } from '../task/failure';
import { useAnswer } from '../task/use-answer';
import { DataPreview } from './data-preview';
import { maxPreviewBytes } from './find-entry';

/** The data of a record, unless it has none or too much. */
export function EntryData({ record }: { record: GenuineRecord }) {
  const t = useMessages();
  const size = Number(record.data_size);
  if (size === 0) return <p>{t('item.no-data')}</p>;
  if (size > maxPreviewBytes) return <p>{t('entry.too-large')}</p>;
  return <FetchedData id={record.id} />;
}

function FetchedData({ id }: { id: string }) {
  const t = useMessages();
  const { reader } = useGateway();
  const { answer, again } = useAnswer(useCallback(() => reader.data(id), [id, reader]));
  if (answer.status === 'failed') return <Failure error={answer.error} onRetry={again} />;
  if (answer.status !== 'done') return <Spinner label={t('asking')} />;
  return <DataPreview bytes={answer.value.bytes} />;
}
