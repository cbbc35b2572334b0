import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { type SectionName, sectionNames, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import styles from './section-links.module.css';
import { sections } from './sections';

interface SectionLinksProps {
  process: ProcessId;
  section: SectionName;
  onFollow?: () => void;
}

/** The links to all sections of a contest's console; the section that is shown is marked. */
export function SectionLinks({ process, section, onFollow }: SectionLinksProps) {
  const t = useStaffMessages();
  const paths = useConsolePaths();
  return (
    <ul className={styles.list}>
      {sectionNames.map((name) => (
        <li key={name}>
          <Link
            className={styles.link}
            to={paths.section(process, name)}
            aria-current={name === section ? 'page' : undefined}
            onClick={onFollow}
          >
            <Icon name={sections[name].icon} />
            {t(`staff.section.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
