import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, type IconName } from '@rainbow-rabbit/shared/ui';
import styles from './section-links.module.css';

/** A section of a console, as its navigation shows it. */
export interface SectionLink {
  name: string;
  /** Path of the section, within the app. */
  to: string;
  icon: IconName;
  label: string;
}

interface SectionLinksProps {
  links: readonly SectionLink[];
  /** Name of the section that is shown. */
  section: string;
  onFollow?: () => void;
}

/** The links to all sections of a console; the section that is shown is marked. */
export function SectionLinks({ links, section, onFollow }: SectionLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ name, to, icon, label }) => (
        <li key={name}>
          <Link
            className={styles.link}
            to={to}
            aria-current={name === section ? 'page' : undefined}
            onClick={onFollow}
          >
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
