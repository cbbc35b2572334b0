import { FoldedPart, SelectField } from '@rainbow-rabbit/parts/fields';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useKnownWords } from '../../known/known-words';
import { useInspectMessages } from '../inspect-messages';
import type { LogQuery } from './domain/log-query';
import { isNoFilter } from './domain/log-row';
import styles from './log-toolbar.module.css';

interface LogToolbarProps {
  query: LogQuery;
  onChange: (changed: Partial<LogQuery>) => void;
  onReload: () => void;
}

/** The choices of a log: its order, live or not, and its filters. */
export function LogToolbar({ query, onChange, onReload }: LogToolbarProps) {
  const t = useInspectMessages();
  const { isWatching, order } = query;
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <Button
          variant={isWatching ? 'primary' : 'secondary'}
          aria-pressed={isWatching}
          onClick={() => onChange({ isWatching: !isWatching, at: undefined })}
        >
          {t('inspect.log.watch')}
        </Button>
        {!isWatching && (
          <>
            <SelectField
              label={t('inspect.log.order')}
              size="small"
              value={order}
              options={[
                { value: 'newest', label: t('inspect.log.newest') },
                { value: 'oldest', label: t('inspect.log.oldest') },
              ]}
              onChoose={(chosen) => onChange({ order: chosen, at: undefined })}
            />
            <Button variant="quiet" onClick={onReload}>
              {t('inspect.log.reload')}
            </Button>
          </>
        )}
      </div>
      <FilterForm key={`${query.action} ${query.sender} ${query.at}`} query={query} onChange={onChange} />
    </div>
  );
}

function FilterForm({ query, onChange }: Pick<LogToolbarProps, 'query' | 'onChange'>) {
  const t = useInspectMessages();
  const { actions, actionLabel } = useKnownWords();
  const [action, setAction] = useState(query.action);
  const [sender, setSender] = useState(query.sender);
  const [at, setAt] = useState(query.at === undefined ? '' : String(query.at));
  const listId = useId();
  const isFiltered = !isNoFilter(query) || query.at !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({
      action: action.trim(),
      sender: sender.trim(),
      at: /^\d{1,12}$/.test(at) ? Number(at) : undefined,
    });
  };
  return (
    <FoldedPart className={styles.filter} open={isFiltered || undefined} label={t('inspect.log.filter')}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('inspect.log.filter.action')}
          list={listId}
          value={action}
          maxLength={100}
          onChange={({ target }) => setAction(target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={listId}>
          {actions.map((name) => (
            <option key={name} value={name} label={actionLabel(name)} />
          ))}
        </datalist>
        <TextField
          label={t('inspect.log.filter.sender')}
          hint={t('inspect.log.filter.sender.hint')}
          value={sender}
          maxLength={43}
          onChange={({ target }) => setSender(target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {!query.isWatching && (
          <TextField
            label={t('inspect.log.filter.at')}
            value={at}
            inputMode="numeric"
            maxLength={12}
            onChange={({ target }) => setAt(target.value.replace(/\D/g, ''))}
            autoComplete="off"
          />
        )}
        <div className={styles.row}>
          <Button type="submit">{t('inspect.log.filter.apply')}</Button>
          {isFiltered && (
            <Button variant="quiet" onClick={() => onChange({ action: '', sender: '', at: undefined })}>
              {t('inspect.log.filter.clear')}
            </Button>
          )}
        </div>
      </form>
    </FoldedPart>
  );
}
