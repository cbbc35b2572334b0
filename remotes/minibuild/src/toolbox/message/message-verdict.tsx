import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import type { Verdict } from './verify-message';

/** The verdict on a signed message. */
export function MessageVerdict({ verdict }: { verdict: Verdict }) {
  const t = useMessages();
  return (
    <>
      {verdict.verdict === 'right' ? (
        <Notice tone="success" title={t('verdict.right')}>
          {t('verdict.right.text')}
        </Notice>
      ) : (
        <Notice tone="error" title={t('verdict.wrong')}>
          {t(`verdict.${verdict.reason}`)}
        </Notice>
      )}
      {verdict.address && (
        <Facts>
          <Fact label={t('verdict.address')}>{verdict.address}</Fact>
        </Facts>
      )}
    </>
  );
}
