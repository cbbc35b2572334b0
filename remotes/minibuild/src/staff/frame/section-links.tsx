import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useContestConsolePaths } from '../session/console-paths';
import { type ContestSection, contestSectionNames } from '../session/domain/section-names';
import { useContestStaffMessages } from '../staff-messages';
import styles from './section-links.module.css';
import { contestSections } from './sections';

interface SectionLinksProps {
  process: ProcessId;
  section: ContestSection;
  onFollow?: () => void;
}

/** The links to all sections of a contest's console; the section that is shown is marked. */
export function ContestSectionLinks({ process, section, onFollow }: SectionLinksProps) {
  const t = useContestStaffMessages();
  const paths = useContestConsolePaths();
  return (
    <ul className={styles.list}>
      {contestSectionNames.map((name) => (
        <li key={name}>
          <Link
            className={styles.link}
            to={paths.section(process, name)}
            aria-current={name === section ? 'page' : undefined}
            onClick={onFollow}
          >
            <Icon name={contestSections[name].icon} />
            {t(`staff.section.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
