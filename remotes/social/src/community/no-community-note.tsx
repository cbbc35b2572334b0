import { ButtonLink, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useCommunity } from './use-community';

/** Says, where the network names no community, that a page has its built-in content only, and what to do about it. */
export function NoCommunityNote() {
  const t = useMessages();
  if (useCommunity()) return null;
  return (
    <Page width="narrow">
      <Notice
        title={t('no-community.title')}
        action={
          <ButtonLink to="/_internal/social" variant="quiet">
            {t('title.founding')}
          </ButtonLink>
        }
      >
        {t('no-community.text')}
      </Notice>
    </Page>
  );
}
