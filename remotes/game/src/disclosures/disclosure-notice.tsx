import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useDisclosures } from './disclosing-context';

/** A notice when a code turned out not to be genuine. */
export function DisclosureNotice() {
  const t = useMessages();
  const { wasStruck } = useDisclosures();
  return wasStruck && <Notice tone="warning">{t('disclosure.struck')}</Notice>;
}
