import {
  defaultClaimWindowMs,
  defaultKeptScans,
  defaultOnlineWindowMs,
  defaultSettleWindowMs,
  type EventInfo,
  followInfo,
  followMe,
  type Me,
  maxClaimWindowMs,
  type RabbitClient,
  type RabbitId,
  replySchemas,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { followTopic, type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStoredReading } from '../reading/use-stored-reading';
import { useGame } from './game-context';
import { infoKey } from './info-key';
import { isRevealed } from './is-revealed';
import type { RelayTrust } from './use-relay-trust';
import { useSpotChecked } from './use-spot-checked';

/** Announcements and phases should reach a venue within half a minute. */
const infoEveryMs = 25_000;
/** A player's state changes by the player's own messages, whose replies carry it; other changes can wait. */
const meEveryMs = 60_000;

/** The event's public state, kept up to date while the game is on the screen: by the event's relay, if there is one. */
export function useEventInfo(client: RabbitClient, trust: RelayTrust): LiveReading<EventInfo> {
  const { event, notePlayers } = trust;
  const follow = useMemo(() => followInfo(event, followTopic), [event]);
  const live = useStoredReading({
    key: infoKey(client.process),
    schema: replySchemas.Info,
    everyMs: infoEveryMs,
    ...useSpotChecked(trust, client.info, follow),
  });
  const players = valueOf(live.reading)?.players;
  useEffect(() => {
    if (players !== undefined) notePlayers(players);
  }, [players, notePlayers]);
  return live;
}

/**
 * The ledger's entry for an address; loading while there is no entry. The entry of a player is kept up to date by the event's
 * relay, if there is one.
 */
export function useMe(
  client: RabbitClient,
  trust: RelayTrust,
  address: Address | undefined,
): LiveReading<Me> {
  const { event } = trust;
  const [rabbit, setRabbit] = useState<RabbitId>();
  const knownAt = useRef(0);
  const follow = useMemo(
    () =>
      address && rabbit !== undefined
        ? followMe(event, { rabbit, address, knownAt: () => knownAt.current }, followTopic)
        : undefined,
    [event, rabbit, address],
  );
  const live = useStoredReading({
    key: address && `${client.process}.${address}.me`,
    schema: replySchemas.Me,
    everyMs: meEveryMs,
    ...useSpotChecked<Me>(
      trust,
      (options) => (address ? client.me(address, options) : Promise.reject(new Error('no wallet'))),
      follow,
    ),
  });
  const me = valueOf<Me>(live.reading);
  const ownRabbit = me?.registered ? me.rabbit : undefined;
  if (ownRabbit !== rabbit) setRabbit(ownRabbit);
  useEffect(() => {
    knownAt.current = me?.at ?? 0;
  }, [me]);
  return live;
}

/**
 * Returns the time after its slot for which a token must stay secret, in milliseconds: the longest claim window
 * that there is until the event's own is known, and none once the key is revealed.
 */
export function useSecrecyWindow(): number {
  const event = valueOf(useGame().info.reading);
  const isOver = useMemo(() => event !== undefined && isRevealed(event), [event]);
  return isOver ? Number.NEGATIVE_INFINITY : (event?.claimWindowMs ?? maxClaimWindowMs);
}

/** Returns the time after its claim window within which a claim must be confirmed, in milliseconds. */
export function useSettleWindow(): number {
  const { info } = useGame();
  return valueOf(info.reading)?.settleWindowMs ?? defaultSettleWindowMs;
}

/** Returns the time after its slot within which a claim may reach the ledger, in milliseconds. */
export function useClaimWindow(): number {
  return useLateScanSettings().claimWindowMs;
}

/** Returns the settings that decide whether a scan comes late. */
export function useLateScanSettings(): Pick<EventInfo, 'claimWindowMs' | 'onlineWindowMs' | 'keptScans'> {
  const { info } = useGame();
  return (
    valueOf(info.reading) ?? {
      claimWindowMs: defaultClaimWindowMs,
      onlineWindowMs: defaultOnlineWindowMs,
      keptScans: defaultKeptScans,
    }
  );
}
