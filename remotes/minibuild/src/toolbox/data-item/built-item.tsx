import { type DataItem, unshared } from '@rainbow-rabbit/shared/arweave';
import { saveFile, useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { BytesView } from '../facts/bytes-view';
import { Fact, Facts } from '../facts/facts';

interface BuiltItemProps {
  item: DataItem;
  onInspect: (item: DataItem) => void;
}

/** A data item that has just been signed, with a button to save it. */
export function BuiltItem({ item, onInspect }: BuiltItemProps) {
  const { id, bytes } = item;
  const t = useMessages();
  const sizeText = useSizeText();
  return (
    <>
      <Notice tone="success" title={t('item.signed')}>
        {t('item.signed.text')}
      </Notice>
      <Facts>
        <Fact label={t('item.id')}>{id}</Fact>
        <Fact label={t('item.size')} isPlain>
          {sizeText(bytes.byteLength)}
        </Fact>
      </Facts>
      <BytesView label={t('item.bytes')} bytes={bytes} views={['base64url', 'hex']} />
      <Button wide onClick={() => saveFile(`${id}.bin`, unshared(bytes), 'application/octet-stream')}>
        <Icon name="download" />
        {t('item.save')}
      </Button>
      <Button variant="secondary" wide onClick={() => onInspect(item)}>
        <Icon name="search" />
        {t('item.inspect-this')}
      </Button>
    </>
  );
}
