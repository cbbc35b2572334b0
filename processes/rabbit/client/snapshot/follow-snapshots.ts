import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { RabbitId } from '../rabbit-id';
import type { EventInfo } from '../replies/event';
import type { Leaderboard } from '../replies/leaderboard';
import type { Player } from '../replies/player';
import { type SnapshotPart, snapshotTopic } from './snapshot';
import { createSnapshotSieve } from './snapshot-sieve';

/** The pages of the ranking that a relay publishes, from the top. */
const relayedPages = 4;

/** Messages in a row that are no snapshots, after which a topic rests: a stranger may publish rubbish on an open broker. */
const maxRubbish = 10;

/** The first rest, in milliseconds: the phone reads directly meanwhile, as without a relay. */
const restMs = 60_000;

/** Each further rest without a snapshot in between is twice as long, up to this multiple of the first. */
const maxRests = 16;

interface RelayedEvent {
  process: ProcessId;
  relay?: { broker: readonly string[]; key: string };
}

/** Subscribes to a topic of one of several brokers, until `onMessage` resolves to false for too long; returns its undo. */
type OpenTopic = (
  urls: readonly string[],
  topic: string,
  listener: { onMessage: (text: string) => Promise<boolean>; onLost: () => void },
) => () => void;

function followPart<T>({ process, relay }: RelayedEvent, part: SnapshotPart, openTopic: OpenTopic) {
  if (!relay) return undefined;
  return (hear: (reply: T) => void, onLost: () => void) => {
    const place = { event: process, part };
    const open = createSnapshotSieve({ ...place, relayKey: relay.key });
    let [waiting, rubbish, rests] = [0, 0, 1];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard: string | undefined;
    const onMessage = async (text: string) => {
      // A broker brings a retained message again to each further subscription of a connection.
      if (text === heard || waiting + rubbish >= maxRubbish) return false;
      waiting += 1;
      const reply = await open(text);
      waiting -= 1;
      rubbish = reply ? 0 : rubbish + 1;
      if (reply) {
        heard = text;
        rests = 1;
        // The sieve has parsed it as the reply of its part.
        hear(reply as T);
      } else if (rubbish === maxRubbish) rest();
      return reply !== undefined;
    };
    const begin = () => {
      rubbish = 0;
      return openTopic(relay.broker, snapshotTopic(place), { onMessage, onLost });
    };
    const rest = () => {
      close();
      onLost();
      timer = setTimeout(() => {
        close = begin();
      }, rests * restMs);
      rests = Math.min(2 * rests, maxRests);
    };
    let close = begin();
    return () => {
      clearTimeout(timer);
      close();
    };
  };
}

/** Returns a function that follows the snapshots of an event's `Info`; undefined for an event without a relay. */
export const followInfo = (event: RelayedEvent, openTopic: OpenTopic) =>
  followPart<EventInfo>(event, 'info', openTopic);

/**
 * Returns a function that follows the snapshots of a page of the ranking, of `defaultPageLimit` rows; undefined for an
 * event without a relay, and for a page that no relay publishes.
 */
export const followBoard = (event: RelayedEvent, page: number, openTopic: OpenTopic) =>
  page < relayedPages ? followPart<Leaderboard>(event, `board/${page}`, openTopic) : undefined;

/** A player whose snapshots are followed. */
interface FollowedPlayer {
  rabbit: RabbitId;
  address: Address;
  /** Returns the ledger's time of what is known already: nothing from before it is heard. */
  knownAt: () => number;
}

/**
 * Returns a function that follows what `Me` with `catches` says of a player; undefined for an event without a relay. It
 * hears only of a player with this address: a removed player must ask the process.
 */
export function followMe(
  event: RelayedEvent,
  { rabbit, address, knownAt }: FollowedPlayer,
  openTopic: OpenTopic,
) {
  const follow = followPart<Player>(event, `me/${rabbit}`, openTopic);
  if (!follow) return undefined;
  return (hear: (player: Player) => void, onLost: () => void) =>
    follow((player) => {
      if (player.address === address && player.rabbit === rabbit && player.at >= knownAt()) hear(player);
    }, onLost);
}
