import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './terms.module.css';
import { useTermsMessages } from './terms-messages';
import { type TermsKind, termsOf } from './terms-versions';

/** The date of the terms and the fingerprint that a launch carries. */
export function TermsFacts({ kind }: { kind: TermsKind }) {
  const t = useTermsMessages();
  const { iso } = useLocale();
  const { version, hash } = termsOf(kind);
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>{t('terms.version')}</dt>
        <dd className={styles.value}>
          <time dateTime={version}>{date}</time>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{t('terms.fingerprint')}</dt>
        <dd className={`${styles.value} ${styles.fingerprint}`}>
          <code className={styles.digits}>{hash}</code>
          <CopyButton what={t('terms.fingerprint')} text={() => hash} />
        </dd>
      </div>
    </dl>
  );
}
