import { TextPage } from '../texts/text-page';

/** The privacy page: the uses of personal data, on a ledger that everybody can read for ever. */
export function PrivacyPage() {
  return <TextPage page="privacy" />;
}
