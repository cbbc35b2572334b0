import { Row, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { currentKey } from '@rainbow-rabbit/processes/autopilot/client';
import { type Disclosure, rabbitColours, slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../reading/use-now';
import { useEventConsole } from '../session/use-event-console';
import { joinRehearsal, type RehearsalPlayer } from './played-player';
import { rehearsalNames } from './rehearsal-names';
import { dueTokens, scanPlan, withoutTokens } from './scan-plan.domain';

/** The pause after tokens that could not be shown. */
const pauseMs = 15_000;

/** Players whom this page plays in a rehearsal: they join, scan each other, show their tokens by themselves, and answer. */
export function RehearsalCard() {
  const event = useEventConsole();
  const { t, errorText, rabbit, info, refresh, secret } = event;
  const [players, setPlayers] = useState<readonly RehearsalPlayer[]>([]);
  const [scans, setScans] = useState(0);
  const [tokens, setTokens] = useState<readonly Disclosure[]>([]);
  const [confirmed, setConfirmed] = useState(0);
  const [answers, setAnswers] = useState(0);
  const retryAt = useRef(0);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const hasKey = info.keyDigest !== undefined && (secret.state === 'saved' || secret.state === 'unsaved');
  const registers = info.phase === 'open' || info.phase === 'running' || info.phase === 'paused';
  const mayJoin = registers && info.admission === 'open' && players.length < rehearsalNames.length;

  const perform = (task: () => Promise<void>) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await task();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsBusy(false);
      await refresh();
    }
  };

  const join = perform(async () => {
    const all = [...players];
    for (const name of rehearsalNames.slice(players.length)) {
      if (isGone.current) return;
      all.push(await joinRehearsal(rabbit, `${name} ${info.players + 1}`));
      setPlayers([...all]);
    }
  });

  const scan = perform(async () => {
    for (const [scanner, other] of scanPlan(players)) {
      if (isGone.current) return;
      const token = await scanner.scan(other, slotOf(Date.now()));
      setTokens((held) => [...held, token]);
      setScans((count) => count + 1);
    }
  });

  const now = useNow(tokens.length > 0 ? 1000 : undefined);
  const due = dueTokens(tokens, { now, claimWindowMs: info.claimWindowMs });
  const show = perform(async () => {
    const outcomes = (await players[0]?.disclose(due)) ?? [];
    setConfirmed((count) => outcomes.reduce((sum, outcome) => sum + outcome.confirmed, count));
    // The ledger's clock may be behind this page's: such tokens are shown again.
    const early = outcomes.filter(({ code }) => code === 'disclosure.early');
    const done = withoutTokens(due, early);
    setTokens((held) => withoutTokens(held, done));
  });
  const isDue = due.length > 0 && !isBusy && now >= retryAt.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is another occasion.
  useEffect(() => {
    if (!isDue) return;
    retryAt.current = Date.now() + pauseMs;
    void show();
  }, [isDue, now]);

  const answer = perform(async () => {
    const { key } = await currentKey(event);
    const plan = scanPlan(players);
    const isComplete = (player: RehearsalPlayer) =>
      plan.filter(([scanner]) => scanner === player).length === rabbitColours.length;
    for (const player of players.filter(isComplete).slice(answers)) {
      if (isGone.current) return;
      await player.answer(key);
      setAnswers((count) => count + 1);
    }
  });

  return (
    <TitledCard title={t('staff.rehearsal.title')} tone="raised">
      <p>{t('staff.rehearsal.text')}</p>
      {!mayJoin && players.length === 0 && <Notice>{t('staff.rehearsal.first')}</Notice>}
      <p role="status">
        {t('staff.rehearsal.state', { joined: players.length, all: rehearsalNames.length, scans })}{' '}
        {scans > 0 && t('staff.rehearsal.played', { confirmed, answers })}
      </p>
      <Row>
        <Button variant="secondary" busy={isBusy} disabled={!mayJoin} onClick={join}>
          {t('staff.rehearsal.join')}
        </Button>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={info.phase !== 'running' || players.length < 2 || scans > 0}
          onClick={scan}
        >
          {t('staff.rehearsal.scan')}
        </Button>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={info.phase !== 'running' || !hasKey || scans === 0}
          onClick={answer}
        >
          {t('staff.rehearsal.answer')}
        </Button>
      </Row>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </TitledCard>
  );
}
