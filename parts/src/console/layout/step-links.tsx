import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import styles from './step-links.module.css';

interface StepLinksProps {
  steps: readonly {
    /** Path of the section where it is done, within the app. */
    to: string;
    label: string;
  }[];
}

/** The things that wait for the staff, each with the way there. */
export function StepLinks({ steps }: StepLinksProps) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ to, label }) => (
        <li key={label}>
          <Link className={styles.step} to={to}>
            <Icon name="arrow-right" />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
