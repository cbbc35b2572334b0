import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { queryOf } from './places/domain/place';
import { type ToolId, tools } from './places/domain/tools';
import styles from './tool-nav.module.css';

/** The links to the tools; each tool has a place of its own. */
export function ToolNav({ selected }: { selected: ToolId }) {
  const t = useMessages();
  return (
    <nav className={styles.nav} aria-label={t('tools.label')}>
      <ul className={styles.list}>
        {tools.map(({ id, icon, colour }) => (
          <li key={id} className={styles.item} data-colour={colour}>
            <Link
              className={styles.link}
              to={{ search: queryOf({ tool: id }) }}
              aria-current={id === selected ? 'page' : undefined}
            >
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.name}>{t(`tool.${id}.title`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
