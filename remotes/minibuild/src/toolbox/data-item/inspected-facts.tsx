import { signatureTypeOf, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { hexOf, utf8Text } from '../facts/bytes-text.domain';
import { BytesView } from '../facts/bytes-view';
import { Fact, Facts } from '../facts/facts';
import { TagsTable } from '../facts/tags-table';
import { Titled } from '../facts/titled';
import type { InspectedItem } from './inspect';

const tones = { right: 'success', wrong: 'error', unknown: 'warning' } as const;

/** All fields of a data item, and the verdict on its signature. */
export function InspectedFacts({ inspected: { item, verdict } }: { inspected: InspectedItem }) {
  const t = useMessages();
  const sizeText = useSizeText();
  const { type, name } = signatureTypeOf(item.signatureType);
  return (
    <>
      <Notice tone={tones[verdict]} title={t(`inspect.${verdict}`)}>
        {t(`inspect.${verdict}.text`)}
      </Notice>
      <Facts>
        <Fact label={t('item.id')}>{item.id}</Fact>
        <Fact label={t('item.size')} isPlain>
          {sizeText(item.bytes.byteLength)}
        </Fact>
        <Fact label={t('item.signature-type')} isPlain>
          {t('item.signature-type.value', { type, name })}
        </Fact>
        <Fact label={t('item.address')}>{item.address}</Fact>
        <Fact label={t('item.owner')}>{toBase64Url(item.owner)}</Fact>
        <Fact label={t('item.signature')}>{toBase64Url(item.signature)}</Fact>
        {item.target && <Fact label={t('item.target')}>{item.target}</Fact>}
        {item.anchor.byteLength > 0 && (
          <Fact label={t('item.anchor')}>{utf8Text(item.anchor) ?? hexOf(item.anchor)}</Fact>
        )}
      </Facts>
      <Titled title={t('tags.label')}>
        <TagsTable tags={item.tags} />
      </Titled>
      {item.data.byteLength > 0 ? (
        <BytesView label={t('item.data')} bytes={item.data} />
      ) : (
        <p>{t('item.no-data')}</p>
      )}
    </>
  );
}
