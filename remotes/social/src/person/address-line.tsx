import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './person.module.css';
import { usePersonMessages } from './person-messages';

/** The address of a page, shortened, and a button that copies all of it. */
export function AddressLine({ address }: { address: string }) {
  const t = usePersonMessages();
  return (
    <p className={styles.address}>
      <code>{shortAddress(address)}</code>
      <CopyButton what={t('person.address')} text={() => address} />
    </p>
  );
}
