import { usePayload } from '@rainbow-rabbit/shared/area';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { parseBuiltInPage } from '../city/built-in-page';
import { BuiltInText } from '../city/built-in-text';
import { useMessages } from '../messages';
import { StaffPart } from '../staff-part/staff-part';

/** Says what communities are, how they work, and how to start one. */
export function CommunitiesAbout() {
  const t = useMessages();
  const { lead, content } = parseBuiltInPage(usePayload('/social/about'));
  return (
    <Page title={t('title.about')} intro={lead} width="narrow">
      <BuiltInText sections={content.sections} />
      <div>
        <ButtonLink to="/social">{t('about.cities')}</ButtonLink>{' '}
        <ButtonLink to="/_internal/social" variant="quiet">
          {t('title.founding')}
        </ButtonLink>
      </div>
      <StaffPart part="cities" />
    </Page>
  );
}
