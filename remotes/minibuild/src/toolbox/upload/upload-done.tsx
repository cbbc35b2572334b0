import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { Button, ButtonLink, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { OutsideLink } from '../facts/outside-link';
import { useGateway } from '../gateway/use-gateway';
import { queryOf } from '../places/domain/place';

/** A completed upload: its id and its links. */
export function UploadDone({ id, onAgain }: { id: TxId; onAgain: () => void }) {
  const t = useMessages();
  const { url } = useGateway();
  return (
    <>
      <Notice tone="success" title={t('done.title')}>
        {t('done.text')}
      </Notice>
      <Facts>
        <Fact
          label={t('item.id')}
          action={<OutsideLink to={new URL(id, url).href}>{t('done.open')}</OutsideLink>}
        >
          {id}
        </Fact>
      </Facts>
      <ButtonLink to={{ search: queryOf({ tool: 'lookup', id }) }} wide>
        <Icon name="search" />
        {t('done.look-up')}
      </ButtonLink>
      <Button variant="secondary" wide onClick={onAgain}>
        {t('done.again')}
      </Button>
    </>
  );
}
