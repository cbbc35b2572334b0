import {
  type ContestPhase,
  type EntryKind,
  maxSearchLength,
} from '@rainbow-rabbit/processes/minibuild/client';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import { useMessages } from '../messages';
import { type GalleryView, ordersIn } from './domain/gallery-view';
import styles from './gallery-filters.module.css';

interface GalleryFiltersProps {
  kinds: readonly EntryKind[];
  phase: ContestPhase;
  view: GalleryView;
  /** The text in the field. */
  typed: string;
  onChange: (changed: Partial<Record<'order' | 'kind' | 'search', string>>) => void;
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
        <Pick
          label={t('gallery.kind')}
          value={view.kind ?? ''}
          options={[
            { value: '', label: t('gallery.kind.all') },
            ...kinds.map((kind) => ({ value: kind, label: t(`gallery.kind.${kind}`) })),
          ]}
          onPick={(kind) => onChange({ kind })}
        />
      )}
      <Pick
        label={t('gallery.order')}
        value={view.order}
        options={ordersIn(phase).map((order) => ({ value: order, label: t(`gallery.order.${order}`) }))}
        onPick={(order) => onChange({ order: order === usual ? '' : order })}
      />
    </div>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
