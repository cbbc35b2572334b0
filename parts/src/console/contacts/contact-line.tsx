import styles from './contact-line.module.css';

interface ContactLineProps {
  who: string;
  /** Undefined for a contact that doesn't open. */
  email: string | undefined;
  /** Shown instead of such an e-mail address. */
  unreadable: string;
}

/** One opened contact in a list. */
export function ContactLine({ who, email, unreadable }: ContactLineProps) {
  return (
    <div className={styles.row}>
      <span className={styles.who}>{who}</span>
      <span className={styles.email} data-broken={email === undefined || undefined}>
        {email ?? unreadable}
      </span>
    </div>
  );
}
