import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { FilePlace, saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { ButtonRow } from '../button-row';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { badgeSeedFile, badgeSeedStore, makeBadgeSeed, readBadgeSeed } from './badge-seed';
import styles from './badges.module.css';
import { PrintBadges } from './print-badges';
import { PrintedScansPart } from './printed-scans-part';

/** Printed badges: their secret, their sheets, and the scans of them that wait for the staff. */
export function BadgesCard() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info } = useStaffEvent();
  const { process } = rabbit;
  const store = useMemo(() => badgeSeedStore(process), [process]);
  const seed = useKeptValue(store);
  const [error, setError] = useState<unknown>();
  const save = (text: string) =>
    saveFile(`${info.slug ?? 'event'}-badges.json`, badgeSeedFile(process, text), 'application/json');
  const make = () => {
    const made = makeBadgeSeed();
    store.write(made);
    save(made);
  };
  const load = async (file: File) => {
    setError(undefined);
    try {
      store.write(await readBadgeSeed(file, process));
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <Card>
      <h3>{t('staff.badges.title')}</h3>
      <p className={styles.note}>{t('staff.badges.intro')}</p>
      {info.printed !== 'allowed' && <Notice>{t('staff.badges.not-allowed')}</Notice>}
      {seed === undefined ? (
        <>
          <p>{t('staff.badges.no-seed')}</p>
          <ButtonRow>
            <Button variant="secondary" onClick={make}>
              {t('staff.badges.make')}
            </Button>
          </ButtonRow>
          <FilePlace label={t('staff.badges.choose')} accept=".json,application/json" onChoose={load}>
            <p>{t('staff.badges.choose')}</p>
          </FilePlace>
        </>
      ) : (
        <>
          <PrintBadges seed={seed} />
          <PrintedScansPart seed={seed} />
          <ButtonRow>
            <Button variant="secondary" onClick={() => save(seed)}>
              {t('staff.badges.save-seed')}
            </Button>
          </ButtonRow>
        </>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </Card>
  );
}
