import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Fact } from '../facts/facts';
import { PlaceLink } from '../place-link';
import { useAnswer } from '../task/use-answer';
import { useGateway } from '../use-gateway';

/** The last transaction that an address has signed, with the way to it; nothing if there is none. */
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
