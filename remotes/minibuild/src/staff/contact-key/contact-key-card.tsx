import { configureContest, readContest } from '@rainbow-rabbit/processes/minibuild/client';
import { FilePlace, saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import styles from './contact-key-card.module.css';
import { assertOpensContacts, makeContestKey, type NewContestKey } from './contact-key-file';

/** The contact key of a contest: made here, saved, and used once the saved file has proved to open it. */
export function ContestKeyCard() {
  const t = useContestStaffMessages();
  const { info, front } = useStaffContest();
  const [isReplacing, setIsReplacing] = useState(false);
  const { facts } = front;
  const hasKey = facts?.contactKey !== undefined;
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.key.title')}</h3>
        <p>{t('staff.key.text')}</p>
        {!facts && <Notice>{t('staff.key.settings-first')}</Notice>}
        {facts && hasKey && !isReplacing && (
          <>
            <Notice tone="success">{t('staff.key.there')}</Notice>
            {info.phase !== 'results' && (
              <Button variant="quiet" onClick={() => setIsReplacing(true)}>
                {t('staff.key.replace')}
              </Button>
            )}
          </>
        )}
        {facts && (!hasKey || isReplacing) && <MakeContactKey onUsed={() => setIsReplacing(false)} />}
      </div>
    </Card>
  );
}

/** Makes a key, saves it, and asks for the saved file before the key is used. */
function MakeContactKey({ onUsed }: { onUsed: () => void }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  const [key, setKey] = useState<NewContestKey>();
  const [isProven, setIsProven] = useState(false);
  const [error, setError] = useState<unknown>();

  const save = async () => {
    const made = key ?? (await makeContestKey());
    setKey(made);
    saveFile(`contact-key-${contest.process.slice(0, 8)}.json`, made.fileText, 'application/json');
  };

  const prove = async (file: File) => {
    if (!key) return;
    setError(undefined);
    try {
      await assertOpensContacts(file, key.contactKey);
      setIsProven(true);
    } catch (reason) {
      setIsProven(false);
      setError(reason);
    }
  };

  const use = async () => {
    if (!key) return;
    setError(undefined);
    // The act sets all facts: those of the ledger now, not of the last reading.
    const facts = await readContest(contest, undefined, { maxAgeMs: 0 }).then(
      (front) => front.facts,
      (reason) => setError(reason),
    );
    if (!facts) return;
    ask({
      title: t('staff.key.ask'),
      effect: <p>{t(facts.contactKey === undefined ? 'staff.key.effect' : 'staff.key.effect-replace')}</p>,
      confirm: t('staff.key.use'),
      reasons: [t('staff.key.reason')],
      done: t('staff.key.done'),
      send: (reason, options) =>
        configureContest(contest, { ...facts, reason, contactKey: key.contactKey }, options),
      onDone: onUsed,
    });
  };

  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>{t('staff.key.step-save')}</p>
        <Button variant={key ? 'secondary' : 'primary'} onClick={save}>
          <Icon name="download" />
          {t(key ? 'staff.key.save-again' : 'staff.key.save')}
        </Button>
      </li>
      {key && (
        <li className={styles.step}>
          <p>{t('staff.key.step-prove')}</p>
          <FilePlace label={t('staff.key.choose')} accept=".json" isFilled={isProven} onChoose={prove}>
            <span>{t(isProven ? 'staff.key.proven' : 'staff.key.choose')}</span>
          </FilePlace>
          {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        </li>
      )}
      {isProven && (
        <li className={styles.step}>
          <p>{t('staff.key.step-use')}</p>
          <Button onClick={() => void use()}>{t('staff.key.use')}</Button>
        </li>
      )}
    </ol>
  );
}
