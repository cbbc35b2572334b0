import { TextPage } from '../texts/text-page';
import { termsTexts } from './terms-texts';

/** The terms of use. */
export function TermsPage() {
  return <TextPage loaders={termsTexts} />;
}
