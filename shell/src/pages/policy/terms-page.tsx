import { TextPage } from '../texts/text-page';

/** The terms of use. */
export function TermsPage() {
  return <TextPage page="terms" />;
}
