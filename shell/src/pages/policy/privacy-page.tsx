import { TextPage } from '../texts/text-page';
import { privacyTexts } from './privacy-texts';

/** What becomes of what somebody tells the product, on a ledger that everybody can read for ever. */
export function PrivacyPage() {
  return <TextPage loaders={privacyTexts} />;
}
