import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useGame } from '../session/game-context';
import { fieldNames, type PlayerFields, perField } from './form-fields';

const draftSchema = v.object(perField(() => v.string()));

/** The texts that were typed into the form of one event; they outlive a reload, but not the tab (docs/product 9.89). */
export function draftStore(process: string): KeptValue<PlayerFields> {
  return keptValue(['game', process, 'draft'], draftSchema, { keptIn: 'tab' });
}

/** The draft of the event around this screen. */
export function useDraftStore(): KeptValue<PlayerFields> {
  const { process } = useGame().event;
  return useMemo(() => draftStore(process), [process]);
}

/** Removes the draft once its player is registered, from this tab or another. */
export function useDroppingDraft(): void {
  const { me } = useGame();
  const drafts = useDraftStore();
  const isRegistered = valueOf(me.reading)?.registered === true;
  useEffect(() => {
    if (isRegistered) drafts.clear();
  }, [isRegistered, drafts]);
}

/** Keeps the texts of the form as its draft; an empty form has none. */
export function useKeepingDraft(drafts: KeptValue<PlayerFields>, fields: PlayerFields): void {
  useEffect(() => {
    if (fieldNames.some((name) => fields[name] !== '')) drafts.write(fields);
    else drafts.clear();
  }, [drafts, fields]);
}
