import { TextPage } from '../texts/text-page';
import { termsTexts } from './terms-texts';

/** What using the product means: the terms. */
export function TermsPage() {
  return <TextPage loaders={termsTexts} />;
}
