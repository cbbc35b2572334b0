import { dealEnvelopes } from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useRef, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { checkKey } from '../../question/check-key';
import { useStaffAct } from '../acts/staff-acts';
import { TypedKeyField } from '../event-key/typed-key-field';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EditionNews, OddEditionWarning } from './edition-news';
import { RedrawPart } from './redraw-part';
import { type SealedEdition, type SealingStep, sealEdition } from './seal-edition';
import { lendSeed } from './seed-file';
import type { ProvenSeedFile } from './use-seed-file';
import styles from './white-rabbit.module.css';

interface DealCardProps {
  /** The digest of the event's key. */
  keyDigest: string;
  /** The seed's file, once it is chosen. */
  file: ProvenSeedFile | undefined;
  /** Called once a further draw is saved to a new file. */
  onRedrawn: () => void;
}

/** Seals an envelope for every player and deals them: the first time, and again for those who came later. */
export function DealCard({ keyDigest, file, onRedrawn }: DealCardProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const { gateways } = useNetwork();
  const { state } = useWallet();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [step, setStep] = useState<SealingStep>();
  const [error, setError] = useState<unknown>();
  const isInFlight = useRef(false);
  const { deal } = info;
  const nextEdition = (deal?.edition ?? 0) + 1;
  const late = info.players - Math.min(info.players, deal?.count ?? 0);

  const askToDeal = ({ edition, table, hash, count, sealed }: SealedEdition) =>
    ask({
      reason: `Roles dealt, edition ${edition}`,
      done: t('staff.role.deal.done'),
      send: (reason, options) =>
        dealEnvelopes(rabbit, { reason, edition, table, hash, count, sealed }, options),
    });

  const seal = async (event: FormEvent) => {
    event.preventDefault();
    if (isInFlight.current || !file || state.status !== 'connected') return;
    isInFlight.current = true;
    setFault(undefined);
    setError(undefined);
    try {
      const key = await checkKey(typed, { process: rabbit.process, keyDigest });
      if (key.status !== 'right') return setFault(t(`staff.key.check-${key.status}`));
      const { connector } = state;
      const params = { rabbit, key, connector, gateways, onStep: setStep };
      askToDeal(await lendSeed(file, (saved) => sealEdition({ ...params, file: saved })));
    } catch (reason) {
      setError(reason);
    } finally {
      isInFlight.current = false;
      setStep(undefined);
    }
  };

  return (
    <Card tone="raised">
      <form className={styles.card} onSubmit={seal} noValidate>
        <h3>{t('staff.role.deal.title')}</h3>
        <p>{t('staff.role.deal.text')}</p>
        {!info.frozen && <Notice>{t('staff.role.deal.before-start')}</Notice>}
        {deal && <EditionNews deal={deal} late={late} />}
        <OddEditionWarning deal={deal} />
        <TypedKeyField
          label={t('staff.key.type')}
          hint={t('staff.role.deal.words-hint')}
          error={fault}
          value={typed}
          onType={setTyped}
        />
        <div role="status">{step && <Spinner label={t(`staff.role.deal.${step}`)} />}</div>
        {step && <p>{t(`staff.role.deal.${step}`)}</p>}
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        {file && hasCode(error, 'envelope.no-role-key') && !file.redraws.includes(nextEdition) && (
          <RedrawPart file={file} edition={nextEdition} onSaved={onRedrawn} />
        )}
        <div>
          <Button type="submit" busy={step !== undefined} disabled={!file || !info.frozen}>
            {t(deal ? 'staff.role.deal.again' : 'staff.role.deal.seal')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
