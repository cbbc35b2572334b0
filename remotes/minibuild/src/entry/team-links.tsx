import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { keyed } from '../texts/domain/keyed';
import { queryOf } from '../toolbox/places/domain/place';
import { entryLink } from './entry-link.domain';
import styles from './team-links.module.css';

/** The links that a team gave. Their addresses are shown as they are, and those that aren't safe are text. */
export function TeamLinks({ links }: { links: readonly string[] }) {
  const t = useMessages();
  return (
    <ul className={styles.links} aria-label={t('entry.links')}>
      {keyed(links).map(({ key, text }) => (
        <li key={key} className={styles.item}>
          <OneLink link={text} />
        </li>
      ))}
    </ul>
  );
}

function OneLink({ link }: { link: string }) {
  const t = useMessages();
  const shared = useSharedMessages();
  const place = entryLink(link);
  if (!place) return <bdi className={styles.unsafe}>{link}</bdi>;
  if (place.place === 'process') {
    return (
      <Link className={styles.link} to={`/mini-build/utils${queryOf({ tool: 'lookup', id: place.id })}`}>
        {t('entry.process')} <bdi className={styles.rest}>{place.id}</bdi>
      </Link>
    );
  }
  return (
    <a className={styles.link} href={place.to} target="_blank" rel="noopener noreferrer nofollow ugc">
      {place.isVideo && `${t('entry.video')} `}
      <bdi>
        <span className={styles.host}>{place.host}</span>
        <span className={styles.rest}>{place.rest}</span>
      </bdi>
      <Icon name="external" />
      <VisuallyHidden>{shared('new-tab')}</VisuallyHidden>
    </a>
  );
}
