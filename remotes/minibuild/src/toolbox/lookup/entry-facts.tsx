import { useSizeText } from '@rainbow-rabbit/shared/files';
import type { GenuineRecord } from '@rainbow-rabbit/shared/gateway';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { TagsTable } from '../facts/tags-table';
import { Titled } from '../facts/titled';
import { amountText } from '../gateway/winston.domain';
import { EntryStatus } from './entry-status';

/** The facts of a record. */
export function EntryFacts({ record }: { record: GenuineRecord }) {
  const t = useMessages();
  const sizeText = useSizeText();
  return (
    <>
      <Facts>
        <EntryStatus id={record.id} />
        <Fact label={t('item.address')}>{record.address}</Fact>
        {record.target && <Fact label={t('item.target')}>{record.target}</Fact>}
        {record.kind === 'transaction' && (
          <>
            <Fact label={t('entry.quantity')} isPlain>
              {amountText(record.quantity)}
            </Fact>
            <Fact label={t('entry.reward')} isPlain>
              {amountText(record.reward)}
            </Fact>
          </>
        )}
        <Fact label={t('item.size')} isPlain>
          {sizeText(Number(record.data_size))}
        </Fact>
      </Facts>
      <Titled title={t('tags.label')}>
        <TagsTable tags={record.readableTags} />
      </Titled>
    </>
  );
}
