import { SelectField } from '@rainbow-rabbit/parts/fields';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { joinCity, type Membership, type ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import { useCityName } from '../cities/use-city-name';
import { useMember } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import { useAthleticsMessages } from './athletics-messages';

interface JoinCardProps {
  community: ProcessPlace;
  season: { endsAt: number };
  cities: readonly string[];
  /** The role of the connected wallet. */
  mine: Reading<Membership | undefined>;
  /** Reads the league and the role again. */
  refresh: () => void;
}

/** The city that the visitor plays for, or the choice of one, which one approval makes for the whole season. */
export function JoinCard({ community, season, cities, mine, refresh }: JoinCardProps) {
  const t = useAthleticsMessages();
  const cityName = useCityName();
  const { iso } = useLocale();
  const { openPopup } = useWallet();
  const signer = useMember()?.signer;
  const [picked, setPicked] = useState('');
  const { state, run } = useAct(async (city: string) => {
    if (!signer) return;
    await joinCity(community, city, keptBy(signer));
    refresh();
  });
  const role = valueOf(mine);
  const own = role?.cityOfSeason;
  const result = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes with the choice, and would take the focus along.
  useEffect(() => {
    const isLost = state.status === 'done' && document.activeElement === document.body;
    if (own && isLost) result.current?.focus();
  }, [own, state.status]);

  if (!signer)
    return (
      <Card tone="raised">
        <p>{t('league.join.wallet')}</p>
        <div>
          <Button onClick={openPopup}>{t('league.join.connect')}</Button>
        </div>
      </Card>
    );
  if (!role)
    return (
      <Card tone="raised">
        <ReadingState reading={mine} refresh={refresh} />
      </Card>
    );
  if (own)
    return (
      <Card tone="raised">
        <p role="status" ref={result} tabIndex={-1}>
          {t('league.join.member', { city: cityName(own) })}
        </p>
      </Card>
    );
  const until = new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(season.endsAt);
  return (
    <Card tone="raised" rainbow>
      <h3>{t('league.join.title')}</h3>
      <p>{t('league.join.text', { date: until })}</p>
      <SelectField
        label={t('league.join.city')}
        value={picked}
        options={[
          { value: '', label: t('league.join.pick') },
          ...cities.map((city) => ({ value: city, label: cityName(city) })),
        ]}
        onChoose={setPicked}
      />
      <div>
        <Button
          busy={state.status === 'sending'}
          disabled={picked === '' || state.status === 'done'}
          onClick={() => void run(picked)}
        >
          {picked === '' ? t('league.join.first') : t('league.join.go', { city: cityName(picked) })}
        </Button>
      </div>
      <ActNotice state={state} done={t('league.join.member', { city: cityName(picked) })} />
    </Card>
  );
}
