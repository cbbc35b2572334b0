import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback } from 'react';
import { useMessages, useMiniBuildErrorText } from '../../messages';
import { Fact } from '../facts/facts';
import { useGateway } from '../gateway/use-gateway';
import { PlaceLink } from '../places/place-link';
import { useAnswer } from '../task/use-answer';

/** The block of an entry, and the number of blocks since. */
export function EntryStatus({ id }: { id: string }) {
  const t = useMessages();
  const { iso } = useLocale();
  const errorText = useMiniBuildErrorText();
  const { reader } = useGateway();
  const { answer } = useAnswer(useCallback(() => reader.status(id), [id, reader]));
  const label = t('entry.status');
  const plain = (text: string) => (
    <Fact label={label} isPlain>
      {text}
    </Fact>
  );
  if (answer.status === 'failed') return plain(errorText(answer.error));
  if (answer.status !== 'done') return plain(t('asking'));
  if (answer.value === 'pending') return plain(t('entry.pending'));
  const { block_height: height, number_of_confirmations: count } = answer.value;
  return (
    <Fact
      label={label}
      isPlain
      action={
        <PlaceLink to={{ tool: 'lookup', part: 'block', id: String(height) }}>
          {t('entry.block', { height })}
        </PlaceLink>
      }
    >
      {t('entry.confirmations', { count, shown: new Intl.NumberFormat(iso).format(count) })}
    </Fact>
  );
}
