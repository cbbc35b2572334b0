import { ProcessMaker } from '@rainbow-rabbit/parts/console/founding';
import { readCommunityInfo } from '@rainbow-rabbit/processes/community/client';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useFoundCommunityMessages } from './founding-messages';

const kind = {
  tag: 'rainbow-rabbit-community',
  source: async () => (await import('./process-source')).communitySource(),
  read: (place: Parameters<typeof readCommunityInfo>[0]) => readCommunityInfo(place, { maxAgeMs: 0 }),
};

/** `/_internal/social`: makes a community, and says what comes next. */
export function FoundCommunity() {
  const t = useFoundCommunityMessages();
  const words = useMessages();
  return (
    <ProcessMaker
      path="/_internal/social"
      kind={kind}
      noun={t('founding.noun')}
      intro={t('founding.intro')}
      area="social"
      home={{ to: '/social/about', label: words('title.about') }}
      entriesOf={(community) => ({ community })}
      next={(community) => (
        <>
          <p>{t('founding.next', { about: words('title.about') })}</p>
          <ButtonLink to={`/_internal/games?community=${community}`} variant="secondary">
            {t('founding.arcade')}
          </ButtonLink>
        </>
      )}
    />
  );
}
