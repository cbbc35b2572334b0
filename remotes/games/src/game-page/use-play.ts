import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ProcessPlace, RunPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName, RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useEffect, useRef, useState } from 'react';
import type { RecordedRun, RunMoments, RunResult } from '../play/domain/recorded-run';
import { bestOnDevice, keepBest } from '../result/best-on-device';
import type { FinishedRun } from '../result/finished-run.domain';
import { beginRankedRun } from '../runs/begin-run';
import { deviceSigner } from '../runs/device-key';
import { finishKeptRun } from '../runs/finish-kept-run';
import { keepRun } from '../runs/kept-run-store';
import type { KeptRun } from '../runs/kept-runs.domain';
import { practiceStart } from '../runs/practice-start';

/** Where a run counts; practice counts nowhere. */
export type PlayMode = 'practice' | Exclude<RunPlace, 'open'>;

export type RunFlow =
  | { status: 'ready' }
  | { status: 'beginning' }
  | { status: 'not-begun'; mode: PlayMode; error: unknown }
  | ({ status: 'playing' } & StartedRun)
  | ({ status: 'over'; run: FinishedRun } & StartedRun);

interface StartedRun {
  start: RunStart;
  /** Undefined for practice. */
  ranked: RankedStart | undefined;
  /** A recorded run that is raced against. */
  ghost: RecordedRun | undefined;
}

type RankedStart = Omit<KeptRun, 'steps' | 'inputs' | 'score' | 'isFinished' | 'isSent'>;

interface PlayParams {
  game: GameName;
  arcade: ProcessPlace | undefined;
  /** Page that the run is played on. */
  path: string;
}

interface Play {
  state: RunFlow;
  /** Begins a run; practice asks nobody. */
  play: (mode: PlayMode) => Promise<void>;
  /** Plays once more as the last time, on another course; a race has its own again. */
  again: () => void;
  /** Runs beside a recorded run on its course, for practice. */
  race: (ghost: RecordedRun) => void;
  /** Takes the end of the run. */
  finish: (result: RunResult, moments: RunMoments) => void;
  /** Leaves the run, or its result. */
  leave: () => void;
}

/** The way of a run from the press of "Play" to its result. */
export function usePlay({ game, arcade, path }: PlayParams): Play {
  const player = useConnectedSigner();
  const [state, setState] = useState<RunFlow>({ status: 'ready' });
  /** The begin that is awaited; a begin that the player left is awaited no more. */
  const beginning = useRef<object>(undefined);
  const canRank = arcade !== undefined && player !== undefined;
  useEffect(() => {
    // The key takes a while to make: it is there before it is needed. A failure is shown when a run begins.
    if (canRank) deviceSigner().catch(() => undefined);
  }, [canRank]);

  const play = async (mode: PlayMode) => {
    if (mode === 'practice' || !arcade || !player) {
      setState({ status: 'playing', start: practiceStart(), ranked: undefined, ghost: undefined });
      return;
    }
    if (beginning.current) return;
    const mine = {};
    beginning.current = mine;
    setState({ status: 'beginning' });
    try {
      const begun = await beginRankedRun(arcade, { game, on: mode, player: player.address });
      if (beginning.current !== mine) return;
      const { run, begunAt, aheadMs, seed, pace } = begun;
      const ranked = {
        process: arcade.process,
        run,
        game,
        on: mode,
        player: player.address,
        begunAt,
        aheadMs,
        path,
      };
      setState({ status: 'playing', start: { seed, pace }, ranked, ghost: undefined });
    } catch (error) {
      if (beginning.current === mine) setState({ status: 'not-begun', mode, error });
    } finally {
      if (beginning.current === mine) beginning.current = undefined;
    }
  };

  const race = (ghost: RecordedRun) => {
    const { seed, pace } = ghost;
    setState({ status: 'playing', start: { seed, pace }, ranked: undefined, ghost });
  };
  const again = () => {
    if (state.status !== 'playing' && state.status !== 'over') return;
    if (state.ghost) race(state.ghost);
    else void play((state.ranked?.on ?? 'practice') as PlayMode);
  };

  const finish = (result: RunResult, moments: RunMoments) => {
    if (state.status !== 'playing') return;
    const { ranked, start } = state;
    const { steps, log, score } = result;
    const kept =
      ranked && score > 0
        ? { ...ranked, steps, inputs: log, score, isFinished: false, isSent: false }
        : undefined;
    if (kept) keepRun(kept);
    if (kept && arcade) void finishKeptRun(arcade, kept);
    const bestBefore = bestOnDevice(game);
    keepBest(game, score);
    setState({
      ...state,
      status: 'over',
      run: { start, result, moments, bestBefore, isPractice: !ranked, kept },
    });
  };

  return {
    state,
    play,
    again,
    race,
    finish,
    leave: () => {
      beginning.current = undefined;
      setState({ status: 'ready' });
    },
  };
}
