import { CopyLine } from '@rainbow-rabbit/console/fields';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import { recordContestPayment } from '@rainbow-rabbit/processes/minibuild/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestAct } from '../acts/staff-acts';
import type { KeptValue } from '../kept/kept-value';
import { useStaffContest } from '../session/staff-contest';
import { Row, Stack } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import type { KeptPayment } from './kept-payment';
import { postPayment, readAllPayments } from './send-payment';

interface UnfinishedPaymentProps {
  payment: KeptPayment;
  /** True when this page has signed it just now: nothing can have been posted. */
  isFresh: boolean;
  kept: KeptValue<KeptPayment>;
  /** Writes a quantity with the token's ticker. */
  amount: (quantity: string) => string;
  /** Called once the payment is recorded, or is known not to have been made. */
  onChange: () => void;
}

type Posting = { status: 'posting' } | { status: 'moved' } | { status: 'failed'; error: unknown };

/** A payment that is signed: it is posted, checked, and then recorded. A page that is opened anew goes on here. */
export function UnfinishedPayment({ payment, isFresh, kept, amount, onChange }: UnfinishedPaymentProps) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  const ao = useAo();
  const { mu } = useNetwork().ao;
  const [posting, setPosting] = useState<Posting>(
    payment.isMoved ? { status: 'moved' } : { status: 'posting' },
  );
  const hasBegun = useRef(false);

  const post = useCallback(
    async (mayHaveArrived: boolean) => {
      setPosting({ status: 'posting' });
      try {
        await oneTabAlone(`contest-payment.${contest.process}`, () =>
          postPayment({ ao, mu, kept }, { mayHaveArrived }),
        );
        setPosting({ status: 'moved' });
      } catch (error) {
        setPosting({ status: 'failed', error });
      }
    },
    [ao, mu, kept, contest.process],
  );
  useEffect(() => {
    if (hasBegun.current || payment.isMoved) return;
    hasBegun.current = true;
    // A reload may have come between the posting and its answer.
    void post(!isFresh);
  }, [post, payment.isMoved, isFresh]);

  const record = () =>
    ask({
      title: t('staff.pay.record-title'),
      effect: (
        <>
          <p>{t('staff.pay.record-effect', { amount: amount(payment.quantity), title: payment.title })}</p>
          <p>{payment.address}</p>
        </>
      ),
      confirm: t('staff.pay.record'),
      reasons: [t('staff.pay.reason')],
      done: t('staff.pay.recorded'),
      send: async (reason, options) => {
        const { entry, address, quantity, token, message } = payment;
        return recordContestPayment(contest, { reason, entry, address, quantity, token, message }, options);
      },
      onDone: () => {
        kept.clear();
        onChange();
      },
    });
  const check = async () => {
    const made = await readAllPayments(contest, { maxAgeMs: 0 });
    if (made.some(({ message }) => message === payment.message)) {
      kept.clear();
      onChange();
    } else record();
  };
  const isForgotten = posting.status === 'failed' && kept.read() === undefined;

  return (
    <Card tone="raised" rainbow>
      <Stack isTight>
        <h3>{t('staff.pay.unfinished')}</h3>
        <p>{t('staff.pay.unfinished-text', { amount: amount(payment.quantity), title: payment.title })}</p>
        <CopyLine what={t('staff.pay.address')} text={payment.address} />
        {posting.status === 'posting' && <Spinner label={t('staff.pay.posting')} />}
        {posting.status === 'moved' && (
          <>
            <Notice tone="success">{t('staff.pay.moved')}</Notice>
            <Row>
              <Button onClick={() => void check()}>{t('staff.pay.record')}</Button>
            </Row>
          </>
        )}
        {posting.status === 'failed' && (
          <>
            <Notice tone={isForgotten ? 'error' : 'warning'}>{errorText(posting.error)}</Notice>
            <Row>
              {isForgotten ? (
                <Button onClick={onChange}>{t('staff.pay.close')}</Button>
              ) : (
                <Button onClick={() => void post(true)}>{t('staff.pay.check')}</Button>
              )}
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
