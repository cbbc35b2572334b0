import { configureEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { FilePlace, saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { assertOpensWith, makeContactKey, type NewContactKey } from './contact-key';
import styles from './contact-key-card.module.css';

/** The contact key of an event that is being set up: made here, saved, and used once the saved file has proved to open it. */
export function ContactKeyCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const [isReplacing, setIsReplacing] = useState(false);
  const hasKey = info.contactKey !== undefined;
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.contact-key.title')}</h3>
        <p>{t('staff.contact-key.text')}</p>
        {hasKey && !isReplacing ? (
          <>
            <Notice tone="success">{t('staff.contact-key.there')}</Notice>
            {info.phase === 'draft' && (
              <Button variant="quiet" onClick={() => setIsReplacing(true)}>
                {t('staff.contact-key.replace')}
              </Button>
            )}
          </>
        ) : (
          <MakeContactKey onUsed={() => setIsReplacing(false)} />
        )}
      </div>
    </Card>
  );
}

/** Makes a key, saves it, and asks for the saved file before the key is used. */
function MakeContactKey({ onUsed }: { onUsed: () => void }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [key, setKey] = useState<NewContactKey>();
  const [isProven, setIsProven] = useState(false);
  const [error, setError] = useState<unknown>();

  const save = async () => {
    const made = key ?? (await makeContactKey());
    setKey(made);
    saveFile(
      `contact-key-${info.slug ?? rabbit.process.slice(0, 8)}.json`,
      made.fileText,
      'application/json',
    );
  };

  const prove = async (file: File) => {
    if (!key) return;
    setError(undefined);
    try {
      await assertOpensWith(file, key.contactKey);
      setIsProven(true);
    } catch (reason) {
      setIsProven(false);
      setError(reason);
    }
  };

  const use = () =>
    key &&
    ask({
      title: t('staff.contact-key.ask'),
      effect: <p>{t('staff.contact-key.effect')}</p>,
      confirm: t('staff.contact-key.use'),
      reasons: [t('staff.contact-key.reason')],
      done: t('staff.contact-key.done'),
      send: (reason, options) => configureEvent(rabbit, { reason, contactKey: key.contactKey }, options),
      onDone: onUsed,
    });

  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>{t('staff.contact-key.step-save')}</p>
        <Button variant={key ? 'secondary' : 'primary'} onClick={save}>
          <Icon name="download" />
          {t(key ? 'staff.contact-key.save-again' : 'staff.contact-key.save')}
        </Button>
      </li>
      {key && (
        <li className={styles.step}>
          <p>{t('staff.contact-key.step-prove')}</p>
          <FilePlace
            label={t('staff.contact-key.choose')}
            accept=".json"
            isFilled={isProven}
            onChoose={prove}
          >
            <span>{t(isProven ? 'staff.contact-key.proven' : 'staff.contact-key.choose')}</span>
          </FilePlace>
          {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        </li>
      )}
      {isProven && (
        <li className={styles.step}>
          <p>{t('staff.contact-key.step-use')}</p>
          <Button onClick={use}>{t('staff.contact-key.use')}</Button>
        </li>
      )}
    </ol>
  );
}
