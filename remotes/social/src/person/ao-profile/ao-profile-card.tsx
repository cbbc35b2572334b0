import { Link } from '@rainbow-rabbit/shared/router';
import { Card, Icon } from '@rainbow-rabbit/shared/ui';
import historyStyles from '../../claim/history.module.css';
import { proofOfProcess } from '../domain/proof-paths';
import { usePersonMessages } from '../person-messages';
import type { AoProfile } from './ao-profile.domain';

/** The words of a person's AO profile, as the owner's own, with the way to the process that has them. */
export function AoProfileCard({ profile: { process, name, text } }: { profile: AoProfile }) {
  const t = usePersonMessages();
  return (
    <Card>
      <h2>{t('person.profile')}</h2>
      {name && (
        <strong className={historyStyles.what}>
          <bdi>{name}</bdi>
        </strong>
      )}
      {text && (
        <p className={historyStyles.what} dir="auto">
          {text}
        </p>
      )}
      <p className={historyStyles.time}>{t('person.profile.own')}</p>
      <div>
        <Link
          className={historyStyles.proof}
          to={proofOfProcess(process)}
          aria-label={t('person.proof-of', { what: t('person.profile') })}
        >
          {t('person.proof')} <Icon name="arrow-right" />
        </Link>
      </div>
    </Card>
  );
}
