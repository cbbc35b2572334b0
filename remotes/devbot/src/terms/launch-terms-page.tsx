import { Button, Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { useDevbotErrorText } from '../messages';
import { TermsFacts } from './terms-facts';
import { useTermsMessages } from './terms-messages';
import { TermsSections } from './terms-sections';
import type { TermsKind } from './terms-versions';
import { useTerms } from './use-terms';

interface LaunchTermsPageProps {
  page: TermsKind;
}

/** The page of the terms of tokens or of memecoins. */
export function LaunchTermsPage({ page }: LaunchTermsPageProps) {
  const t = useTermsMessages();
  const errorText = useDevbotErrorText();
  const state = useTerms(page);
  if (state.status === 'loading') {
    return (
      <Page width="narrow">
        <Spinner label={t('terms.loading')} />
      </Page>
    );
  }
  if (state.status === 'failed') {
    return (
      <Page width="narrow">
        <Notice tone="error" action={<Button onClick={state.retry}>{t('terms.again')}</Button>}>
          {errorText(state.error)}
        </Notice>
      </Page>
    );
  }
  const { title, intro, sections } = state.text;
  return (
    <Page title={title} intro={intro} width="narrow">
      <TermsSections sections={sections} level={2} />
      <TermsFacts kind={page} />
    </Page>
  );
}
