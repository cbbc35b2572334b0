import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import { answerTopic, askTopic, type EventInfo, type Player } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { createPushSender } from '../push';
import type { RelayKey } from '../relay-key';
import type { RelayMessage } from '../start-relay';
import { startEventTeller } from './event-teller';
import { startMeetUpTeller } from './meet-up-teller';
import { openSubscriptions } from './subscription-book';
import type { TellerOptions } from './teller';

interface TellingOptions {
  /** The process of an event, or of the communities. */
  process: ProcessId;
  key: RelayKey;
  /** The address of the app, for the push services' operators. */
  app: string;
  /** Push services besides those of the browsers, as origins. */
  services?: readonly string[];
  /** The file that keeps the subscriptions, sealed. */
  file?: string;
  outlets: {
    publish: (message: RelayMessage) => void;
    hear: (filter: string, onText: (text: string, topic: string) => void) => void;
    isOnDuty: () => boolean;
  };
  /** Receives a sentence when all is forgotten, or can't be kept. */
  report: (line: string) => void;
  now?: () => number;
}

/** The telling of news, which a relay does beside its reads. */
interface Telling {
  /** Returns the number of phones that are to get messages. */
  phones: () => number;
  /** Resolves once no message is on its way, and all is kept. */
  idle: () => Promise<void>;
  /** Ends it once messages that are on their way are there, and all is kept. */
  stop: () => Promise<void>;
}

interface EventTelling extends Telling {
  hearEvent: (info: EventInfo) => Promise<void>;
  hearPlayer: (player: Pick<Player, 'rabbit' | 'given'>) => void;
}

interface MeetUpTelling extends Telling {
  /** Takes all meet-ups that begin within a day or are on. */
  hearMeetUps: (meetUps: readonly MeetUp[]) => Promise<void>;
}

/** Returns the contact that push services want: an address of the web, by https. */
const contactOf = (app: string): string => new URL('/', app).href.replace(/^http:/, 'https:');

/** Takes what phones ask, and lets a teller send them its news, until it is stopped. */
async function runTeller<Teller extends { idle: () => Promise<void> }>(
  { process, key, app, services, file, outlets, report, now = Date.now }: TellingOptions,
  start: (options: TellerOptions) => Teller,
): Promise<Teller & Telling> {
  const sender = createPushSender({ key, contact: contactOf(app), services, now });
  const { publish } = outlets;
  let isStopped = false;
  const isOnDuty = () => !isStopped && outlets.isOnDuty();
  const subscriptions = await openSubscriptions({
    ...{ process, key, publish, isKnown: sender.isKnown, file, report, now },
  });
  const teller = start({ subscriptions, sender, isOnDuty, report, now });
  outlets.hear(answerTopic(process, '+'), (text, topic) => {
    void subscriptions.hearKept(text, topic.slice(topic.lastIndexOf('/') + 1));
  });
  outlets.hear(askTopic(process), (text) => {
    // A relay off duty hears of it from the relay that works.
    if (isOnDuty()) void subscriptions.hearAsk(text);
  });
  const idle = async () => {
    await teller.idle();
    await subscriptions.written();
  };
  return {
    ...teller,
    phones: () => [...subscriptions.ids()].filter((id) => subscriptions.get(id)).length,
    idle,
    stop: () => {
      isStopped = true;
      return idle();
    },
  };
}

/** Takes what phones of an event ask, and sends them its news by push services, until it is stopped. */
export const runTelling = (options: TellingOptions): Promise<EventTelling> =>
  runTeller(options, startEventTeller);

/** Takes what phones ask of the communities, and notifies them by push services that a meet-up is tomorrow, until it is stopped. */
export const runMeetUpTelling = (options: TellingOptions): Promise<MeetUpTelling> =>
  runTeller(options, startMeetUpTeller);
