import {
  readCommunityInfo,
  setCaps,
  setCity,
  setCommunityAdmission,
  setCommunityToken,
  setRates,
  setSource,
} from '@rainbow-rabbit/processes/community/client';
import type { CodeOf, DeployMeans, DeployStep } from '../deploy-step';
import type { Deployment } from '../deployment-file';
import type { AdmissionPart, CommunityPart } from '../deployment-schema';
import { actStep, deployReason } from './act-step';
import { eventPartOf } from './event-steps';
import { processSteps } from './process-steps';

const part = 'community';
const reason = deployReason;

/** Returns an admission with the processes of its events. */
export const admissionFor = ({ by, events }: AdmissionPart, { processOf }: DeployMeans) => ({
  by,
  events: events.map((slug) => processOf(eventPartOf({ slug }))),
});

/** Returns the steps that make the process of the communities, with its cities and what it pays. */
export function communitySteps(
  { process, cities, rates, caps, admission }: CommunityPart,
  codeOf: CodeOf,
): DeployStep[] {
  const made = processSteps({
    part,
    process,
    source: codeOf('community'),
    read: (place) => readCommunityInfo(place, { maxAgeMs: 0 }),
  });
  const ofCities = cities.map((city) =>
    actStep({
      part,
      act: `city ${city.slug}`,
      does: 'names who leads the city, and whether it is shown',
      content: city,
      send: (place, own) => setCity(place, { ...city, reason }, own),
    }),
  );
  const ofPot = [
    rates &&
      actStep({
        part,
        act: 'rates',
        does: 'sets what points are worth',
        content: rates,
        send: (place, own) => setRates(place, { rates, reason }, own),
      }),
    caps &&
      actStep({
        part,
        act: 'caps',
        does: 'sets what is paid in a day',
        content: caps,
        send: (place, own) => setCaps(place, { ...caps, reason }, own),
      }),
    admission &&
      actStep({
        part,
        act: 'admission',
        does: `counts as people: ${[admission.by, ...admission.events].join(' ')}`,
        content: admission,
        send: (place, own, means) =>
          setCommunityAdmission(place, { admission: admissionFor(admission, means), reason }, own),
      }),
  ];
  return [...made, ...ofCities, ...ofPot.filter((step) => step !== undefined)];
}

/** Returns the steps that let the communities take points, and pay in the token. */
export function communityLinkSteps({ token, arcade, events }: Deployment): DeployStep[] {
  const ofToken = actStep({
    part,
    act: 'token',
    does: 'names the token that claims are paid in',
    content: 'token',
    isThere: async (place, { processOf }) =>
      (await readCommunityInfo(place, { maxAgeMs: 0 })).token === processOf('token'),
    send: (place, own, { processOf }) =>
      setCommunityToken(place, { process: processOf('token'), reason }, own),
  });
  const ofArcade = actStep({
    part,
    act: 'source arcade',
    does: 'takes the points of the arcade',
    content: 'arcade',
    send: (place, own, { processOf }) => {
      const source = { kind: 'game' as const, board: 'game-arcade', title: 'Arcade', on: true };
      return setSource(place, { process: processOf('arcade'), ...source, reason }, own);
    },
  });
  const ofEvents = events.map((event) =>
    actStep({
      part,
      act: `source ${event.slug}`,
      does: 'takes the points of the event, once its staff report them',
      content: event.name,
      send: (place, own, { processOf }) => {
        const source = processOf(eventPartOf(event));
        const title = event.name.slice(0, 60);
        return setSource(
          place,
          { process: source, kind: 'event', board: source, title, on: true, reason },
          own,
        );
      },
    }),
  );
  return [...(token ? [ofToken] : []), ...(arcade ? [ofArcade] : []), ...ofEvents];
}
