import { RadioField, TextArea } from '@rainbow-rabbit/parts/fields';
import { AmountField } from './amount-field';
import { mintings, type TokenFields } from './domain/token-fields';
import { FormFrame } from './form-frame';
import { useLaunchMessages } from './launch-messages';
import type { LaunchFormProps } from './launch-task';
import { useFormEvents, useReview } from './use-review';
import { useTokenForm } from './use-token-form';

/** The form of a token. Name, ticker and supply are enough; the rest has the usual values. */
export function TokenForm({ fields, onChange, onReview, onCancel }: LaunchFormProps<TokenFields>) {
  const t = useLaunchMessages();
  const review = useReview(onReview);
  const { form, mintersError, holdersError } = useTokenForm(fields, review.start);
  const { values } = form;
  useFormEvents(values, { onChange, onReview }, review);
  const isListMissing = values.minting === 'list' && values.minters.trim() === '';

  return (
    <FormFrame
      form={form}
      terms="tokens"
      nameHint={t('launch.name.hint')}
      amounts={
        <AmountField {...form.field('supply')} label={t('launch.supply')} hint={t('launch.supply.hint')} />
      }
      more={{
        label: t('launch.more'),
        isWrong: Boolean(mintersError || holdersError || isListMissing),
        fields: (
          <>
            <RadioField
              label={t('launch.minting')}
              value={values.minting}
              options={mintings.map((value) => ({ value, label: t(`launch.minting.${value}`) }))}
              onChoose={(minting) => form.setValue('minting', minting)}
              hint={t(`launch.minting.${values.minting}.hint`)}
            />
            {values.minting === 'list' && (
              <TextArea
                isCode
                rows={3}
                label={t('launch.minters')}
                value={values.minters}
                onChange={(minters) => form.setValue('minters', minters)}
                hint={t('launch.minters.hint')}
                error={mintersError ?? (isListMissing ? t('launch.fault.no-minters') : undefined)}
              />
            )}
            <TextArea
              isCode
              rows={3}
              label={t('launch.holders')}
              value={values.holders}
              onChange={(holders) => form.setValue('holders', holders)}
              hint={t('launch.holders.hint')}
              error={holdersError}
            />
          </>
        ),
      }}
      note={review.isConnected ? undefined : t('launch.wallet-next')}
      isBusy={review.isConnecting}
      onCancel={onCancel}
    />
  );
}
