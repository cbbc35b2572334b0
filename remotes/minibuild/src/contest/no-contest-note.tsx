import { ButtonLink, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';

/** Says, where neither the network nor the link names a contest, that there is no contest here, and what there is instead. */
export function NoContestNote() {
  const t = useMessages();
  return (
    <Notice
      title={t('contest.none.title')}
      action={
        <>
          <ButtonLink to="/mini-build/make" variant="secondary">
            {t('title.make')}
            <Icon name="arrow-right" />
          </ButtonLink>{' '}
          <ButtonLink to="/mini-build/utils" variant="quiet">
            {t('home.tools')}
          </ButtonLink>
        </>
      }
    >
      {t('contest.none.text')}
    </Notice>
  );
}
