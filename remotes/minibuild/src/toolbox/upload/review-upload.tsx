import { useSizeText } from '@rainbow-rabbit/shared/files';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import type { FormEvent } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { ToolForm } from '../fields/tool-form';
import { amountText } from '../gateway/winston.domain';
import { Failure } from '../task/failure';
import { SignButton } from '../wallet/sign-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import { isEnough, type UploadStep } from './upload-step';
import type { Upload } from './use-upload';

interface ReviewUploadProps {
  step: Extract<UploadStep, { status: 'review' | 'signing' }>;
  upload: Upload;
}

/** The price and the balance, before anything is signed. */
export function ReviewUpload({ step, upload }: ReviewUploadProps) {
  const t = useMessages();
  const sizeText = useSizeText();
  const wallet = useConnectedWallet();
  const { draft, balance, payer } = step.review;
  const isPayer = wallet === undefined || wallet.address === payer;
  const isPaid = isEnough(balance, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wallet && isPayer && isPaid) void upload.signAndSend(step.review, wallet);
  };
  return (
    <ToolForm onSubmit={submit}>
      <Facts>
        <Fact label={t('item.size')} isPlain>
          {sizeText(Number(draft.data_size))}
        </Fact>
        <Fact label={t('review.price')} isPlain>
          {amountText(draft.reward)}
        </Fact>
        <Fact label={t('review.balance')} isPlain>
          {amountText(balance)}
        </Fact>
      </Facts>
      {isPaid ? (
        <Notice tone="success">{t('review.enough')}</Notice>
      ) : (
        <Notice tone="warning">{t('review.too-little')}</Notice>
      )}
      {!isPayer && <Notice tone="warning">{t('review.other-payer')}</Notice>}
      <p>{t('review.for-ever')}</p>
      {step.status === 'review' && step.error !== undefined && <Failure error={step.error} />}
      {isPaid && isPayer && <SignButton busy={step.status === 'signing'} />}
      <Button variant="secondary" wide onClick={upload.edit}>
        {t('review.back')}
      </Button>
    </ToolForm>
  );
}
