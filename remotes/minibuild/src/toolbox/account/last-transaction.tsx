import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Fact } from '../facts/facts';
import { useGateway } from '../gateway/use-gateway';
import { PlaceLink } from '../places/place-link';
import { useAnswer } from '../task/use-answer';

/** The last transaction that an address has signed, with a link to it; nothing if there is no transaction. */
export function LastTransaction({ address }: { address: Address }) {
  const t = useMessages();
  const { reader } = useGateway();
  const { answer } = useAnswer(useCallback(() => reader.lastTransaction(address), [reader, address]));
  if (answer.status !== 'done' || !isAddress(answer.value)) return null;
  return (
    <Fact
      label={t('account.last')}
      action={<PlaceLink to={{ tool: 'lookup', id: answer.value }}>{t('done.look-up')}</PlaceLink>}
    >
      {answer.value}
    </Fact>
  );
}
