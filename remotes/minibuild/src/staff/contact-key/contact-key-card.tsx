import { NewKeySteps, SealingKeyCard } from '@rainbow-rabbit/parts/console/contacts';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { configureContest, readContest } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../acts/contest-console';
import { contestKeyCodes } from './contact-key-codes';

/** The contact key of a contest: made here, saved, and used once the saved file has proved to open it. */
export function ContestKeyCard() {
  const { t, info, front } = useContestConsole();
  const isOwner = useStaff().address === info.staff[0];
  const { facts } = front;
  const ownersOnly = isOwner || facts?.contactKey !== undefined ? undefined : 'staff.key.owner-only';
  const notYet = facts ? ownersOnly : 'staff.key.settings-first';
  return (
    <SealingKeyCard
      words={{
        title: t('staff.key.title'),
        text: t('staff.key.text'),
        there: t('staff.key.there'),
        replace: t('staff.key.replace'),
      }}
      hasKey={facts?.contactKey !== undefined}
      mayReplace={isOwner && info.phase !== 'results'}
      notYet={notYet && t(notYet)}
      steps={(close) => <MakeContactKey onUsed={close} />}
    />
  );
}

function MakeContactKey({ onUsed }: { onUsed: () => void }) {
  const { t, errorText, ask, contest, front } = useContestConsole();

  const use = async (contactKey: string) => {
    // The act sets all facts: those of the ledger now, not of the last reading.
    const { facts } = await readContest(contest, undefined, { maxAgeMs: 0 });
    if (!facts) return;
    ask({
      reason: 'Contact key set',
      done: t('staff.key.done'),
      send: (reason, options) => configureContest(contest, { ...facts, reason, contactKey }, options),
      onDone: onUsed,
    });
  };

  return (
    <>
      {front.facts?.contactKey !== undefined && <p>{t('staff.key.effect-replace')}</p>}
      <NewKeySteps
        words={{
          stepSave: t('staff.key.step-save'),
          stepProve: t('staff.key.step-prove'),
          stepUse: t('staff.key.step-use'),
          save: t('staff.key.save'),
          saveAgain: t('staff.key.save-again'),
          choose: t('staff.key.choose'),
          proven: t('staff.key.proven'),
          use: t('staff.key.act'),
        }}
        codes={contestKeyCodes}
        fileName={`contact-key-${contest.process.slice(0, 8)}`}
        errorText={errorText}
        onUse={use}
      />
    </>
  );
}
