import {
  configureContest,
  contestContactKey,
  openContest,
  readContestInfo,
  setContestTexts,
  setJudge,
} from '@rainbow-rabbit/processes/minibuild/client';
import { toBase64Url } from '../../../shared/src/bytes';
import type { CodeOf, DeployStep } from '../deploy-step';
import type { ContestPart } from '../deployment-file';
import { actStep, deployReason } from './act-step';
import { admissionFor } from './community-steps';

import { processSteps } from './process-steps';
import { secretIn } from './secret-in';

const part = 'contest';
const reason = deployReason;

/**
 * Returns the steps that make a contest, and open it unless that is left to its staff.
 * @param hasToken true where the deployment has a token, in which prizes then are paid
 */
export function contestSteps(
  { process, texts, judges, secretFile, open, admission, ...facts }: ContestPart,
  hasToken: boolean,
  codeOf: CodeOf,
): DeployStep[] {
  const made = processSteps({
    part,
    process,
    source: codeOf('minibuild'),
    read: (place) => readContestInfo(place, { maxAgeMs: 0 }),
  });
  const configure = actStep({
    part,
    act: 'configure',
    does: `sets times, rules and prizes, and the contact key of the secret in ${secretFile}, made if it is missing`,
    content: { ...facts, admission, hasToken, secretFile },
    async send(place, own, means) {
      const { place: where, ...rest } = facts;
      const whole = {
        ...rest,
        ...(where !== undefined && { place: where }),
        prizes: facts.prizes.map(({ title, amount }) => ({ title, ...(amount !== undefined && { amount }) })),
        admission: admissionFor(admission, means),
        contactKey: toBase64Url((await contestContactKey(await secretIn(secretFile))).publicKey),
        ...(hasToken && { token: means.processOf('token') }),
      };
      await configureContest(place, { reason, ...whole }, own);
    },
  });
  const ofTexts = texts.map(({ judging, ...text }) =>
    actStep({
      part,
      act: `texts ${text.language}`,
      does: 'sets the texts in this language',
      content: { ...text, judging },
      send: (place, own) =>
        setContestTexts(place, { reason, ...text, ...(judging !== undefined && { judging }) }, own),
    }),
  );
  const ofJudges = judges.map((judge) =>
    actStep({
      part,
      act: `judge ${judge.address}`,
      does: `makes ${judge.name} a judge`,
      content: judge,
      send: (place, own) => setJudge(place, { ...judge, isJudge: true, reason }, own),
    }),
  );
  const opening = actStep({
    part,
    act: 'open',
    does: 'opens it: from then on its phase follows from the times',
    content: 'once',
    isThere: async (place) => (await readContestInfo(place, { maxAgeMs: 0 })).isOpen,
    send: (place, own) => openContest(place, { reason }, own),
  });
  return [...made, configure, ...ofTexts, ...ofJudges, ...(open ? [opening] : [])];
}
