import {
  maxBest,
  openRound,
  openSeason,
  type ProcessPlace,
  roundKinds,
  setSource,
  sourceKinds,
} from '@rainbow-rabbit/processes/community/client';
import { isAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { StaffActForm, StaffText } from './act-form';
import { emptySpan, type Span, spanFields, spanOf, wrongTimes } from './span-fields';

interface Source {
  process: string;
  kind: (typeof sourceKinds)[number];
  game: string;
  city: string;
  title: string;
  on: 'yes' | 'no';
}

/** The acts of the staff that belong to the league: a season, a round, and the processes that send points. */
export function leagueActs(community: ProcessPlace, t: StaffText): StaffActForm[] {
  const optional = t('staff.optional');
  const isBest = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxBest;
  const isGame = (text: string) => /^[a-z0-9-]{2,24}$/.test(text.trim());
  const season: StaffActForm<Span & { best: string }> = {
    reason: 'Season opened',
    title: t('staff.season'),
    text: t('staff.season.text'),
    start: { ...emptySpan, best: '5' },
    fields: [
      ...spanFields<Span & { best: string }>(t),
      { name: 'best', kind: 'number', label: t('staff.field.best', { most: maxBest }) },
    ],
    wrong: (values) => [...wrongTimes(values), ...(isBest(values.best) ? [] : ['best'])],
    send: (values, reason, signer) =>
      openSeason(community, { ...spanOf(values), best: Number(values.best), reason }, { signer }),
  };
  const round: StaffActForm<Span & { kind: (typeof roundKinds)[number]; ref: string }> = {
    reason: 'Round opened',
    title: t('staff.round'),
    text: t('staff.round.text'),
    start: { ...emptySpan, kind: 'meet-up', ref: '' },
    fields: [
      {
        name: 'kind',
        kind: 'choice',
        label: t('staff.field.kind'),
        options: roundKinds.map((value) => ({ value, label: t(`staff.kind.${value}`) })),
      },
      { name: 'ref', label: t('staff.field.ref'), hint: t('staff.field.ref.hint') },
      ...spanFields<Span & { kind: (typeof roundKinds)[number]; ref: string }>(t),
    ],
    wrong: wrongTimes,
    send: ({ kind, ref, ...span }, reason, signer) =>
      openRound(community, { ...spanOf(span), kind, ref: ref.trim(), reason }, { signer }),
  };
  const source: StaffActForm<Source> = {
    reason: 'Source of points set',
    title: t('staff.source'),
    text: t('staff.source.text'),
    start: { process: '', kind: 'event', game: '', city: '', title: '', on: 'yes' },
    fields: [
      { name: 'process', kind: 'id', label: t('staff.field.process') },
      {
        name: 'kind',
        kind: 'choice',
        label: t('staff.field.kind'),
        options: sourceKinds.map((value) => ({ value, label: t(`staff.kind.${value}`) })),
      },
      { name: 'game', label: t('staff.field.game'), hint: t('staff.field.game.hint'), optional },
      { name: 'city', label: t('staff.field.city'), optional },
      { name: 'title', label: t('staff.field.title'), optional },
      {
        name: 'on',
        kind: 'choice',
        label: t('staff.field.on'),
        options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`staff.on.${value}`) })),
      },
    ],
    wrong: ({ process, kind, game }) => [
      ...(isAddress(process.trim()) ? [] : ['process']),
      ...(kind === 'event' || isGame(game) ? [] : ['game']),
    ],
    send: ({ process, kind, game, city, title, on }, reason, signer) => {
      const id = process.trim() as ProcessId;
      const board = kind === 'event' ? id : `game-${game.trim()}`;
      const words = {
        ...(city.trim() && { city: city.trim() }),
        ...(title.trim() && { title: title.trim() }),
      };
      return setSource(
        community,
        { process: id, kind, board, ...words, on: on === 'yes', reason },
        { signer },
      );
    },
  };
  return [season, round, source] as StaffActForm[];
}
