import { SelectField } from '@rainbow-rabbit/parts/fields';
import { maxProfileNameLength } from '@rainbow-rabbit/processes/community/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import styles from './board-filters.module.css';
import { useBoardMessages } from './board-messages';
import type { BoardView } from './domain/board-types';

interface BoardFiltersProps {
  view: BoardView;
  name: string;
  /** False for a board of one city, which has no choice of cities. */
  hasCities: boolean;
  /** True where the list of everybody else has rows. */
  hasOthers: boolean;
  onChange: (filters: { period?: string; city?: string; list?: string; name?: string }) => void;
}

/** The search by name, and the choice of city, time, and list. */
export function BoardFilters({ view, name, hasCities, hasOthers, onChange }: BoardFiltersProps) {
  const t = useBoardMessages();
  const cityName = useCityName();
  const known = useKnownCities().map(({ slug }) => slug);
  const slugs = view.city && !known.includes(view.city) ? [...known, view.city] : known;
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={t('board.search')}
        value={name}
        maxLength={maxProfileNameLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {hasCities && view.list === 'admitted' && (
        <SelectField
          label={t('board.city')}
          value={view.city ?? ''}
          options={[
            { value: '', label: t('board.city.all') },
            ...slugs.map((slug) => ({ value: slug, label: cityName(slug) })),
          ]}
          onChoose={(city) => onChange({ city })}
        />
      )}
      <SelectField
        label={t('board.period')}
        value={view.period}
        options={[
          { value: 'all', label: t('board.period.all') },
          { value: 'month', label: t('board.period.month') },
        ]}
        onChoose={(period) => onChange({ period: period === 'month' ? period : '' })}
      />
      {(hasOthers || view.list === 'others') && (
        <div className={styles.list}>
          <SelectField
            label={t('board.list')}
            value={view.list}
            options={[
              { value: 'admitted', label: t('board.list.admitted') },
              { value: 'others', label: t('board.list.others') },
            ]}
            onChoose={(list) => onChange({ city: '', list: list === 'others' ? list : '' })}
          />
        </div>
      )}
    </div>
  );
}
