import { configureEvent, deriveKey, keyDigestOf } from '@rainbow-rabbit/processes/rabbit/client';
import { checkKeyWords, makeKeyWords } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { checkKey, type KeyVerdict } from '../../question/check-key';
import { useStaffAct } from '../acts/staff-acts';
import { ButtonRow } from '../button-row';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './event-key.module.css';
import { TypedKeyField } from './typed-key-field';

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** The key of the event: six words that are made here, written down, and of which the event gets a digest only. */
export function KeyCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const [words, setWords] = useState<readonly string[]>();
  const hasKey = info.keyDigest !== undefined;
  const isFixed = info.phase === 'ended' || info.keyFixed;
  return (
    <Card tone="raised">
      <div className={cards.section}>
        <h3>{t('staff.key.title')}</h3>
        <p>{t('staff.key.text')}</p>
        {words && <NewKey words={words} onDone={() => setWords(undefined)} />}
        {!words && hasKey && <KnownKey digest={info.keyDigest ?? ''} />}
        {info.keyFixed && !info.reveal && <p>{t('staff.key.fixed')}</p>}
        {!words && !isFixed && (
          <Button variant={hasKey ? 'quiet' : 'primary'} onClick={() => setWords(makeKeyWords(random))}>
            <Icon name="key" />
            {t(hasKey ? 'staff.key.replace' : 'staff.key.make')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Shows the words of a new key, asks for them once more, and gives the event its digest. */
function NewKey({ words, onDone }: { words: readonly string[]; onDone: () => void }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [isWritten, setIsWritten] = useState(false);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = () =>
    saveFile(`key-${info.slug ?? rabbit.process.slice(0, 8)}.txt`, `${words.join(' ')}\n`, 'text/plain');

  const use = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkKeyWords(typed);
    const isSame = checked.status === 'ok' && checked.words.join(' ') === words.join(' ');
    setFault(isSame ? undefined : t('staff.key.not-same'));
    if (!isSame) return;
    setIsBusy(true);
    try {
      const keyDigest = keyDigestOf(await deriveKey(words, rabbit.process));
      ask({
        reason: 'Key of the event set',
        done: t('staff.key.done'),
        send: (reason, options) => configureEvent(rabbit, { reason, keyDigest }, options),
        onDone,
      });
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };

  if (!isWritten) {
    return (
      <>
        <ol className={styles.words}>
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a key may have a word twice, and never changes.
            <li key={index} className={styles.word} translate="no" lang="en">
              {word}
            </li>
          ))}
        </ol>
        <Notice tone="warning">{t('staff.key.write-down')}</Notice>
        <ButtonRow>
          <Button onClick={() => setIsWritten(true)}>{t('staff.key.written')}</Button>
          <Button variant="secondary" onClick={save}>
            <Icon name="download" />
            {t('staff.key.save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('staff.act.cancel')}
          </Button>
        </ButtonRow>
      </>
    );
  }
  return (
    <form className={cards.section} onSubmit={use} noValidate>
      <TypedKeyField
        label={t('staff.key.type')}
        hint={t('staff.key.type-hint')}
        error={fault}
        value={typed}
        onType={setTyped}
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy}>
          {t('staff.key.act')}
        </Button>
        <Button variant="secondary" onClick={() => setIsWritten(false)}>
          {t('staff.key.show')}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Says that the event has a key, and lets its staff check the words that they wrote down. */
function KnownKey({ digest }: { digest: string }) {
  const t = useStaffMessages();
  const { rabbit } = useStaffEvent();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<KeyVerdict['status']>();
  const [isBusy, setIsBusy] = useState(false);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const { status } = await checkKey(typed, { process: rabbit.process, keyDigest: digest });
    setOutcome(status);
    setIsBusy(false);
  };

  return (
    <>
      <Notice tone="success">{t('staff.key.there')}</Notice>
      <form className={cards.section} onSubmit={check} noValidate>
        <TypedKeyField
          label={t('staff.key.check')}
          hint={t('staff.key.check-hint')}
          name="key-check"
          value={typed}
          onType={(text) => {
            setTyped(text);
            setOutcome(undefined);
          }}
        />
        <ButtonRow>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t('staff.key.check-act')}
          </Button>
        </ButtonRow>
        {outcome && (
          <Notice tone={outcome === 'right' ? 'success' : 'error'}>{t(`staff.key.check-${outcome}`)}</Notice>
        )}
      </form>
    </>
  );
}
