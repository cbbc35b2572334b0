import { RadioField } from '@rainbow-rabbit/parts/fields';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ProcessField } from '../../bot/process-field';
import { AmountField } from '../../launch/amount-field';
import { FormFrame } from '../../launch/form-frame';
import type { LaunchFormProps } from '../../launch/launch-task';
import { useFormEvents, useReview } from '../../launch/use-review';
import { useMemecoinMessages } from '../memecoin-messages';
import { HandedOut } from './handed-out';
import { type Claimers, claimers, type MemecoinFields } from './memecoin-fields.domain';
import { useMemecoinForm } from './use-memecoin-form';

/** The form of a memecoin. Its name is enough; the rest has values that can stay. */
export function MemecoinForm({ fields, onChange, onReview, onCancel }: LaunchFormProps<MemecoinFields>) {
  const t = useMemecoinMessages();
  const { events } = useNetwork();
  const review = useReview(onReview);
  const { form, eventError, isChecking } = useMemecoinForm(fields, review.start);
  const { values } = form;
  useFormEvents(values, { onChange, onReview }, review);
  const choose = (chosen: Claimers) => {
    form.setValue('claimers', chosen);
    const [first] = events;
    if (chosen === 'rainbow' && values.event === '' && first) form.setValue('event', first.process);
  };

  return (
    <FormFrame
      form={form}
      terms="memecoins"
      nameHint={t('memecoin.name.hint')}
      amounts={
        <>
          <AmountField
            {...form.field('supply')}
            label={t('memecoin.supply')}
            hint={t('memecoin.supply.hint')}
          />
          <AmountField {...form.field('kept')} label={t('memecoin.kept')} hint={t('memecoin.kept.hint')} />
          <AmountField {...form.field('share')} label={t('memecoin.share')} hint={t('memecoin.share.hint')} />
        </>
      }
      more={{ label: t('memecoin.more') }}
      note={t('memecoin.for-good')}
      isBusy={review.isConnecting || isChecking}
      onCancel={onCancel}
    >
      <HandedOut fields={values} />
      <RadioField
        label={t('memecoin.claimers')}
        value={values.claimers}
        options={claimers.map((value) => ({ value, label: t(`memecoin.claimers.${value}`) }))}
        onChoose={choose}
        hint={t(`memecoin.claimers.${values.claimers}.hint`)}
      />
      {values.claimers === 'rainbow' && (
        <ProcessField
          label={t('memecoin.event')}
          value={values.event}
          onChange={(event) => form.setValue('event', event)}
          error={eventError}
        />
      )}
    </FormFrame>
  );
}
