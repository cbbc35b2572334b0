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

/** A part of a console: its own section, and those below it. */
export interface ConsolePart extends SectionLink {
  below: readonly SectionLink[];
  /** The label under which the sections below are folded on the part's page. */
  folded?: string | undefined;
}

/**
 * Returns the parts of a console.
 * @param parts the names of the sections of each part, that of its own page first
 */
export function consolePartsOf<Name extends string>(
  parts: readonly (readonly [Name, ...Name[]])[],
  link: (name: Name) => Omit<SectionLink, 'name'> & Pick<ConsolePart, 'folded'>,
): ConsolePart[] {
  const named = (name: Name) => ({ name, ...link(name) });
  return parts.map(([first, ...below]) => ({ ...named(first), below: below.map(named) }));
}

interface SectionLinksProps {
  links: readonly SectionLink[];
  /** Name of the section that is shown. */
  section?: string;
  /** Name of the part that it belongs to. */
  within?: string | undefined;
}

/** Links to sections of a console; the section that is shown is marked, or the part that has it. */
export function SectionLinks({ links, section, within }: SectionLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ name, to, icon, label }) => (
        <li key={name}>
          <Link className={styles.link} to={to} aria-current={mark(name, section, within)}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function mark(name: string, section: string | undefined, within: string | undefined) {
  if (name === section) return 'page';
  return name === within ? 'true' : undefined;
}
