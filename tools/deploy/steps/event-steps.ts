import {
  configureEvent,
  type EventSettings,
  eventContactKey,
  openEvent,
  readEventInfo,
} from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '../../../shared/src/bytes';
import { type CodeOf, type DeployStep, markOf } from '../deploy-step';
import type { EventPart } from '../deployment-file';

import { processSteps } from './process-steps';
import { secretIn } from './secret-in';

/** Returns the name of an event within a deployment. */
export const eventPartOf = ({ slug }: Pick<EventPart, 'slug'>): string => `event ${slug}`;

/** Returns the steps that make an event, and open its registration unless that is left to its staff. */
export function eventSteps(event: EventPart, codeOf: CodeOf): DeployStep[] {
  const { process, secretFile, isOpen, settings } = event;
  const part = eventPartOf(event);
  const reason = 'The deployment of the event';
  const configure: DeployStep = {
    name: `${part}: configure`,
    does: `sets ${Object.keys(settings).join(', ')} and the contact key of the secret in ${secretFile}, made if it is missing`,
    mark: markOf(settings, secretFile),
    sentBytes: JSON.stringify(settings).length,
    async run({ ao, processOf }, own) {
      const place = { ao, process: processOf(part) };
      const wanted: EventSettings = {
        ...settings,
        contactKey: toBase64Url((await eventContactKey(await secretIn(secretFile))).publicKey),
      };
      const info: EventSettings = await readEventInfo(place, { maxAgeMs: 0 });
      // some settings are fixed in later phases, also for a message that doesn't change them
      const changed = Object.entries(wanted).filter(
        ([name, value]) => info[name as keyof EventSettings] !== value,
      );
      if (changed.length > 0) await configureEvent(place, { reason, ...Object.fromEntries(changed) }, own);
      return {};
    },
  };
  const open: DeployStep = {
    name: `${part}: open`,
    does: 'opens the registration',
    mark: 'once',
    sentBytes: reason.length,
    async run({ ao, processOf }, own) {
      const place = { ao, process: processOf(part) };
      const { phase } = await readEventInfo(place, { maxAgeMs: 0 });
      if (phase === 'draft') await openEvent(place, { reason }, own);
      return {};
    },
  };
  const made = processSteps({
    part,
    tag: `rabbit-${event.slug}`,
    process,
    source: codeOf('rabbit'),
    async read(place) {
      const { staff } = await readEventInfo(place, { maxAgeMs: 0 });
      return { owner: staff[0] };
    },
  });
  return [...made, configure, ...(isOpen ? [open] : [])];
}
