import { SecretCard } from '@rainbow-rabbit/parts/console/secret';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { configureContest, contestContactKey, readContest } from '@rainbow-rabbit/processes/minibuild/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useContestConsole } from '../session/contest-console';

/** The contest file: the secret that opens people's e-mail addresses, which is made here, and its copy outside of the browser. */
export function ContestFileCard() {
  const { t, ask, contest, info, front, secret } = useContestConsole();
  const isOwner = useStaff().address === info.staff[0];
  const { facts } = front;
  const hasKey = facts?.contactKey !== undefined;
  const notYet = facts ? 'staff.file.owner-only' : 'staff.file.settings-first';

  const give = async () => {
    // The act sets all facts: those of the ledger now, not of the last reading.
    const { facts: before } = await readContest(contest, undefined, { maxAgeMs: 0 });
    if (!before) return;
    const contactKey = toBase64Url((await secret.lend(contestContactKey)).publicKey);
    ask({
      reason: 'Secret of the contest set',
      done: t('staff.file.done'),
      send: (reason, options) => configureContest(contest, { ...before, reason, contactKey }, options),
    });
  };

  return (
    <SecretCard
      fileName={`${contest.process.slice(0, 8)}.contest`}
      isUsed={hasKey}
      isComplete={hasKey}
      mayReplace={isOwner && info.phase !== 'results'}
      notYet={facts && isOwner ? undefined : t(notYet)}
      onMade={give}
    />
  );
}
