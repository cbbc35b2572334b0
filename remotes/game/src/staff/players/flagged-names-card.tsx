import { SoftNote, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { Loading, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import { FlaggedRow } from '@rainbow-rabbit/parts/flags/row';
import { type FlaggedName, maxFlagsPage, readFlaggedNames } from '@rainbow-rabbit/processes/rabbit/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useEventConsole } from '../session/use-event-console';
import { useNameActs } from './use-name-acts';

const everyMs = 30_000;

/** The nicknames that players report, those with most reports first; nothing without one. */
export function FlaggedNamesCard() {
  const { t, info } = useEventConsole();
  if (!info.namesFlagged) return null;
  return (
    <TitledCard title={t('staff.names.title')} tone="raised">
      <FirstPage />
    </TitledCard>
  );
}

function FirstPage() {
  const { t, rabbit } = useEventConsole();
  const { reading, refresh } = useReading({
    key: `${rabbit.process} flags`,
    everyMs,
    read: (options) => readFlaggedNames(rabbit, { offset: 0, limit: maxFlagsPage }, options),
  });
  const flags = valueOf(reading);
  return (
    <>
      {reading.status === 'loading' && <Loading />}
      {(reading.status === 'failed' || reading.status === 'stale') && (
        <ReadFailure error={reading.error} reload={() => void refresh()} />
      )}
      {flags && flags.total > flags.rows.length && <SoftNote>{t('staff.names.first')}</SoftNote>}
      <Stack as="ul" isTight>
        {flags?.rows.map((row) => (
          <Flagged key={row.rabbit} row={row} onActed={() => void refresh()} />
        ))}
      </Stack>
    </>
  );
}

function Flagged({ row, onActed }: { row: FlaggedName; onActed: () => void }) {
  const { t } = useEventConsole();
  const age = useAgeText();
  const acts = useNameActs(onActed);
  const { rabbit, nickname, flags, reason, flaggedAt } = row;
  return (
    <FlaggedRow
      name={
        <>
          <bdi>{nickname}</bdi> #{rabbit}
        </>
      }
      reason={reason}
      facts={`${t('staff.names.count', { count: flags })} · ${age(flaggedAt)}`}
    >
      <Button variant="secondary" onClick={() => acts.hide(row)}>
        {t('staff.players.hide.act')}
      </Button>
      <Button variant="secondary" onClick={() => acts.keep(row)}>
        {t('staff.names.keep.act')}
      </Button>
    </FlaggedRow>
  );
}
