import { maxProfileNameLength } from '@rainbow-rabbit/processes/community/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { citySlugs, isCitySlug } from '../cities/cities';
import { useCityName } from '../city-name/use-city-name';
import { PickField } from '../fields/pick-field';
import styles from './board-filters.module.css';
import { useBoardMessages } from './board-messages';
import type { BoardView } from './domain/board-types';

interface BoardFiltersProps {
  view: BoardView;
  name: string;
  /** False for a board of one city, which has no choice of cities. */
  hasCities: boolean;
  onChange: (filters: { period?: string; city?: string; name?: string }) => void;
}

/** The search by name, and the choice of city and time. */
export function BoardFilters({ view, name, hasCities, onChange }: BoardFiltersProps) {
  const t = useBoardMessages();
  const cityName = useCityName();
  const slugs: readonly string[] =
    view.city && !isCitySlug(view.city) ? [...citySlugs, view.city] : citySlugs;
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
      {hasCities && (
        <PickField
          label={t('board.city')}
          value={view.city ?? ''}
          options={[
            { value: '', label: t('board.city.all') },
            ...slugs.map((slug) => ({ value: slug, label: cityName(slug) })),
          ]}
          onPick={(city) => onChange({ city })}
        />
      )}
      <PickField
        label={t('board.period')}
        value={view.period}
        options={[
          { value: 'all', label: t('board.period.all') },
          { value: 'month', label: t('board.period.month') },
        ]}
        onPick={(period) => onChange({ period: period === 'month' ? period : '' })}
      />
    </div>
  );
}
