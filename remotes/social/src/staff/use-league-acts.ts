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
import { useMemo } from 'react';
import { useCommunity } from '../community/use-community';
import type { StaffActForm } from './act-form';
import { spanFields, spanOf } from './span-fields';
import { useCommunityStaffMessages } from './staff-messages';
import { wrongTimes } from './time-value';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

function seasonForm(community: ProcessPlace, t: StaffText): StaffActForm {
  const isBest = (text = '') => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxBest;
  return {
    title: t('staff.season'),
    text: t('staff.season.text'),
    fields: [
      ...spanFields(t),
      { name: 'best', kind: 'number', label: t('staff.field.best', { most: maxBest }), start: '5' },
    ],
    check: (values) => [...wrongTimes(values), ...(isBest(values.best) ? [] : ['best'])],
    send: (values, reason, signer) =>
      openSeason(community, { ...spanOf(values), best: Number(values.best), reason }, { signer }),
  };
}

function roundForm(community: ProcessPlace, t: StaffText): StaffActForm {
  return {
    title: t('staff.round'),
    text: t('staff.round.text'),
    fields: [
      {
        name: 'kind',
        kind: 'choice',
        label: t('staff.field.kind'),
        start: 'meet-up',
        options: roundKinds.map((kind) => ({ value: kind, label: t(`staff.round.${kind}`) })),
      },
      { name: 'ref', kind: 'text', label: t('staff.field.ref'), hint: t('staff.field.ref.hint') },
      ...spanFields(t),
    ],
    check: wrongTimes,
    send: (values, reason, signer) => {
      const kind = roundKinds.find((one) => one === values.kind) ?? 'meet-up';
      return openRound(
        community,
        { ...spanOf(values), kind, ref: values.ref?.trim() ?? '', reason },
        { signer },
      );
    },
  };
}

function sourceForm(community: ProcessPlace, t: StaffText): StaffActForm {
  const isGame = (text = '') => /^[a-z0-9-]{2,24}$/.test(text.trim());
  return {
    title: t('staff.source'),
    text: t('staff.source.text'),
    fields: [
      { name: 'process', kind: 'text', label: t('staff.field.process') },
      {
        name: 'kind',
        kind: 'choice',
        label: t('staff.field.kind'),
        start: 'event',
        options: sourceKinds.map((kind) => ({ value: kind, label: t(`staff.source.${kind}`) })),
      },
      {
        name: 'game',
        kind: 'text',
        label: t('staff.field.game'),
        hint: t('staff.field.game.hint'),
        isOptional: true,
      },
      { name: 'city', kind: 'text', label: t('staff.field.city'), isOptional: true },
      { name: 'title', kind: 'text', label: t('staff.field.title'), isOptional: true },
      {
        name: 'on',
        kind: 'choice',
        label: t('staff.field.on'),
        start: 'yes',
        options: [
          { value: 'yes', label: t('staff.on.yes') },
          { value: 'no', label: t('staff.on.no') },
        ],
      },
    ],
    check: ({ process = '', kind, game }) => [
      ...(isAddress(process.trim()) ? [] : ['process']),
      ...(kind === 'event' || isGame(game) ? [] : ['game']),
    ],
    send: ({ process = '', kind: named, game = '', city = '', title = '', on }, reason, signer) => {
      const kind = sourceKinds.find((one) => one === named) ?? 'event';
      const id = process.trim() as ProcessId;
      return setSource(
        community,
        {
          process: id,
          kind,
          board: kind === 'event' ? id : `game-${game.trim()}`,
          ...(city.trim() && { city: city.trim() }),
          ...(title.trim() && { title: title.trim() }),
          on: on === 'yes',
          reason,
        },
        { signer },
      );
    },
  };
}

/** The acts of the staff that belong to the league: a season, a round, and the processes that send points. */
export function useLeagueActs(): readonly StaffActForm[] {
  const community = useCommunity();
  const t = useCommunityStaffMessages();
  return useMemo(
    () => (community ? [seasonForm(community, t), roundForm(community, t), sourceForm(community, t)] : []),
    [community, t],
  );
}
