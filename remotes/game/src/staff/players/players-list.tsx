import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { ListPart } from '@rainbow-rabbit/parts/console/list';
import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { type ReadRows, useRowPages, WindowedList } from '@rainbow-rabbit/parts/rows';
import { type PlayerListRow, readPlayers } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useCallback, useMemo } from 'react';
import { useEventConsole } from '../session/use-event-console';
import { playerQuery } from './domain/player-query';
import { FlaggedNamesCard } from './flagged-names-card';
import { PlayerRow } from './player-row';
import styles from './players-list.module.css';
import { usePlayerSearch } from './use-player-search';
import { useTextOfAddress } from './use-text-of-address';

/** Height of a row, in units of the root's text size. */
const rowRem = 4.75;

/** All players by number, and a search among them; the text of the search is in the address, so that Back returns to it. */
export function PlayersList() {
  const { t, rabbit } = useEventConsole();
  const [typed, setTyped] = useTextOfAddress('find');
  const query = useMemo(() => playerQuery(typed), [typed]);
  const search = usePlayerSearch(rabbit, query);
  return (
    <Stack width="reading">
      <FlaggedNamesCard />
      <TextField
        type="search"
        label={t('staff.players.find')}
        hint={t('staff.players.find-hint')}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search ? <FoundRows search={search} /> : <AllRows />}
    </Stack>
  );
}

function AllRows() {
  const { t, rabbit } = useEventConsole();
  const { iso } = useLocale();
  const read: ReadRows<PlayerListRow> = useCallback(
    (page, options) => readPlayers(rabbit, page, options),
    [rabbit],
  );
  const { total, rowAt, show, error, refresh } = useRowPages(read);
  return (
    <ListPart
      label={t('staff.section.players')}
      count={total}
      countText={(count) =>
        t('staff.players.count', { count, number: new Intl.NumberFormat(iso).format(count) })
      }
      error={error}
      reload={refresh}
      rowRem={rowRem}
      row={(index) => <PlayerRow row={rowAt(index)} />}
      onShow={show}
    />
  );
}

function FoundRows({ search }: { search: NonNullable<ReturnType<typeof usePlayerSearch>> }) {
  const { t, errorText } = useEventConsole();
  const ofConsoles = useConsoleMessages();
  const { status, rows, error, goOn } = search;
  return (
    <>
      <p className={styles.count} role="status">
        {status === 'searching'
          ? t('staff.players.searching')
          : t('staff.players.found', { count: rows.length })}
      </p>
      {rows.length > 0 && (
        <WindowedList
          label={t('staff.section.players')}
          count={rows.length}
          rowRem={rowRem}
          row={(index) => <PlayerRow row={rows[index]} />}
        />
      )}
      {status === 'failed' && <Notice tone="error">{errorText(error)}</Notice>}
      {goOn && (
        <Button variant="secondary" onClick={goOn}>
          {status === 'failed' ? ofConsoles('list.try-again') : t('staff.players.go-on')}
        </Button>
      )}
    </>
  );
}
