import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { type Ballot, type Mine, maxApprovals, vote } from '@rainbow-rabbit/processes/minibuild/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useCallback, useMemo } from 'react';
import { enterContestFirst } from '../admission/enter-contest-first';
import { useTicket } from '../admission/kept-ticket';
import { useContestRoom } from '../contest/contest-context';
import { useMine } from '../contest/use-mine';
import { useBallotDraft } from './ballot-draft';
import { isSameBallot, toggled } from './domain/ballot';
import { type Voter, voterOf } from './domain/voter';

/** The visitor's ballot: as the contest has it, and as it is gathered here. */
export interface OwnBallot {
  /** The approved entries as this page shows them: those gathered here, or else those of the sent ballot. */
  entries: readonly number[];
  /** The ballot that the contest has; undefined while none is known. */
  sent: Mine['ballot'];
  /** True when what is gathered here differs from what the contest has. */
  isChanged: boolean;
  isFull: boolean;
  voter: Voter;
  /** The number of the entry of the visitor's own team, which can't be approved. */
  ownEntry: number | undefined;
  titleOf: (entry: number) => string | undefined;
  toggle: (entry: { entry: number; title: string }) => void;
  /** Lets go of what was gathered here. */
  discard: () => void;
  /** True while the ballot is on its way to the contest. */
  isCasting: boolean;
  /** The failure of the last attempt to send it; undefined where its sender declined. */
  failure: unknown;
  /** Sends the ballot with one approval. Resolves to true once the contest has taken it. */
  cast: () => Promise<boolean>;
}

const none: readonly number[] = [];

/** Returns the visitor's ballot in a contest. */
export function useBallot(): OwnBallot {
  const { place, clock } = useContestRoom();
  const participant = useConnectedSigner();
  const { mine, accept } = useMine();
  const { draft, write } = useBallotDraft(place?.process ?? '');
  const ticket = useTicket();
  const { state, run } = useSending(participant?.signer, browserOutbox);
  const sent = participant ? mine?.ballot : undefined;
  const sentEntries = sent?.entries ?? none;
  const entries = draft?.entries ?? sentEntries;
  const titles = draft?.titles;

  /** Lets go of what was gathered, but for the titles of the entries of a ballot. */
  const settle = useCallback(
    (ballot: readonly number[]) => {
      const known = ballot.flatMap((entry) =>
        titles?.[entry] === undefined ? [] : [[entry, titles[entry]]],
      );
      write({ titles: Object.fromEntries(known) });
    },
    [titles, write],
  );

  const toggle = useCallback(
    ({ entry, title }: { entry: number; title: string }) => {
      const next = toggled(entries, entry);
      if (next.length > maxApprovals) return;
      write({ entries: [...next], titles: { ...titles, [entry]: title } });
    },
    [entries, titles, write],
  );

  const cast = useCallback(async () => {
    if (!place || !participant || !mine) return false;
    return run(async (options) => {
      const signedAt = Date.now();
      const isEnough = (now: Mine) => now.vote === 'yes';
      const own = { place, address: participant.address, options };
      if (!isEnough(mine)) await enterContestFirst(own, { ticket, isEnough });
      const { at, ...ballot }: Ballot = await vote(place, entries, options);
      accept({ ...mine, admission: 'admitted', vote: 'yes', ballot, at }, signedAt);
      clock.hear(at, Date.now(), signedAt);
      settle(entries);
    });
  }, [place, participant, mine, run, ticket, entries, accept, clock, settle]);

  const isCasting = state.status === 'sending';
  const failure = 'error' in state && !hasCode(state.error, 'wallet.declined') ? state.error : undefined;
  return useMemo(
    () => ({
      entries,
      sent,
      isChanged: draft?.entries !== undefined && !isSameBallot(draft.entries, sentEntries),
      isFull: entries.length >= maxApprovals,
      voter: voterOf(participant !== undefined, mine),
      ownEntry: mine?.team?.entry,
      titleOf: (entry) => titles?.[entry],
      toggle,
      discard: () => settle(sentEntries),
      isCasting,
      failure,
      cast,
    }),
    [entries, sent, draft, sentEntries, participant, mine, titles, toggle, settle, isCasting, failure, cast],
  );
}
