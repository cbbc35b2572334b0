import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { AoSpawn } from '@rainbow-rabbit/shared/ao';
import { utf8 } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { MessagePreview } from '../bot/preview';
import { useLoaded } from '../bot/use-loaded';
import { useDevbotErrorText } from '../messages';
import { launchItem } from './engine/launch-item';
import { loadTokenCode } from './engine/load-token-code';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';

interface LaunchReviewProps<Fields> {
  fields: Fields;
  /** Returns the terms that the form asks for; undefined if it doesn't fit the wallet. */
  termsOf: (fields: Fields, creator: string) => TokenTerms | undefined;
  /** Shows the token as it will be. */
  summary: (terms: TokenTerms) => ReactNode;
  /** Leads back to the form. */
  onEdit: () => void;
  onLaunch: (terms: TokenTerms) => void;
}

/** Everything about a token before it is signed: what it will be, and the exact item. */
export function LaunchReview<Fields>({
  fields,
  termsOf,
  summary,
  onEdit,
  onLaunch,
}: LaunchReviewProps<Fields>) {
  const t = useLaunchMessages();
  const errorText = useDevbotErrorText();
  const { ao } = useNetwork();
  const { state, openPopup } = useWallet();
  const creator = state.status === 'connected' ? state.address : undefined;
  const terms = useMemo(() => (creator ? termsOf(fields, creator) : undefined), [fields, creator, termsOf]);
  const [loaded, again] = useLoaded(
    useCallback(async () => (terms ? launchItem(terms, await loadTokenCode(), ao) : undefined), [terms, ao]),
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const edit = (
    <Button variant="secondary" onClick={onEdit}>
      {t('launch.edit')}
    </Button>
  );

  return (
    <div className={styles.stack}>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        {t('launch.review.title')}
      </h3>
      {creator === undefined && (
        <Notice action={<Button onClick={openPopup}>{t('launch.connect')}</Button>}>
          {t('launch.wallet-needed')}
        </Notice>
      )}
      {creator !== undefined && !terms && <Notice tone="error">{t('launch.unfit')}</Notice>}
      {terms && summary(terms)}
      {terms && loaded.status === 'loading' && <Spinner label={t('launch.review.loading')} />}
      {loaded.status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={again}>
              {t('launch.again')}
            </Button>
          }
        >
          {errorText(loaded.error)}
        </Notice>
      )}
      {terms && loaded.status === 'loaded' && loaded.value && (
        <>
          <PlannedSpawn item={loaded.value} />
          <p className={styles.small}>{t('launch.review.once')}</p>
        </>
      )}
      <div className={styles.buttons}>
        {terms && loaded.status === 'loaded' && (
          <Button onClick={() => onLaunch(terms)}>{t('launch.launch', { ticker: terms.ticker })}</Button>
        )}
        {edit}
      </div>
    </div>
  );
}

function PlannedSpawn({ item: { tags, data } }: { item: AoSpawn }) {
  const t = useLaunchMessages();
  const text = typeof data === 'string' ? data : '';
  return (
    <MessagePreview
      messages={[
        { kind: 'spawn', title: t('launch.review.message'), tags, data: text, dataBytes: utf8(text).length },
      ]}
    />
  );
}
