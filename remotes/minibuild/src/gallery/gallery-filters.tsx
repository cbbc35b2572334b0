import { SelectField } from '@rainbow-rabbit/parts/fields';
import {
  type ContestPhase,
  type EntryKind,
  maxSearchLength,
} from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { type GalleryView, ordersIn } from './domain/gallery-view';
import styles from './gallery-filters.module.css';

interface GalleryFiltersProps {
  kinds: readonly EntryKind[];
  phase: ContestPhase;
  view: GalleryView;
  /** The text in the field. */
  typed: string;
  onChange: (changed: Partial<Record<'order' | 'kind' | 'search' | 'seeking', string>>) => void;
}

/** The search, and the choice of kind and order. */
export function GalleryFilters({ kinds, phase, view, typed, onChange }: GalleryFiltersProps) {
  const t = useMessages();
  const [usual] = ordersIn(phase);
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={t('gallery.search')}
        value={typed}
        maxLength={maxSearchLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ search: target.value })}
      />
      {kinds.length > 1 && (
        <SelectField
          label={t('gallery.kind')}
          value={view.kind ?? ''}
          options={[
            { value: '', label: t('gallery.kind.all') },
            ...kinds.map((kind) => ({ value: kind, label: t(`gallery.kind.${kind}`) })),
          ]}
          onChoose={(kind) => onChange({ kind })}
        />
      )}
      {phase === 'building' && (
        <SelectField
          label={t('gallery.seeking')}
          value={view.isSeeking ? '1' : ''}
          options={[
            { value: '', label: t('gallery.seeking.all') },
            { value: '1', label: t('gallery.seeking.only') },
          ]}
          onChoose={(seeking) => onChange({ seeking })}
        />
      )}
      <SelectField
        label={t('gallery.order')}
        value={view.order}
        options={ordersIn(phase).map((order) => ({ value: order, label: t(`gallery.order.${order}`) }))}
        onChoose={(order) => onChange({ order: order === usual ? '' : order })}
      />
    </div>
  );
}
