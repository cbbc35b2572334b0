import { maxClaims } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type Form, required, useForm } from '@rainbow-rabbit/shared/forms';
import { useState } from 'react';
import { textRule, useLaunchRules } from '../../launch/use-launch-rules';
import { isLedgerId } from '../../ledger-id';
import { useDevbotErrorText } from '../../messages';
import { useMemecoinMessages } from '../memecoin-messages';
import { answersAsEvent } from './answers-as-event';
import { type MemecoinFields, memecoinParts } from './memecoin-fields.domain';

/** The form of a memecoin with its rules. */
export interface MemecoinFormState {
  form: Form<MemecoinFields>;
  /** The fault of the event, in words. */
  eventError: string | undefined;
  /** True while the event is asked if it is one. */
  isChecking: boolean;
}

/** The faults of the amounts by the field that shows them. */
const faultsOf = {
  supply: ['supply'],
  kept: ['kept', 'kept-all'],
  share: ['share', 'share-large', 'claims'],
} as const;

/** Returns the form of a memecoin. @param onSubmit gets a form that is fit to be launched */
export function useMemecoinForm(
  initial: MemecoinFields,
  onSubmit: (fields: MemecoinFields) => void,
): MemecoinFormState {
  const t = useMemecoinMessages();
  const errorText = useDevbotErrorText();
  const ao = useAo();
  const [refused, setRefused] = useState<{ event: string; text: string }>();
  const rules = useLaunchRules();
  const amount = (field: keyof typeof faultsOf) => [
    required(),
    ...faultsOf[field].map((fault) =>
      textRule<MemecoinFields>(field, t(`memecoin.fault.${fault}`, { limit: maxClaims }), (_, all) => {
        const parts = memecoinParts(all);
        return !('fault' in parts && parts.fault === fault);
      }),
    ),
  ];
  const form = useForm<MemecoinFields>({
    initial,
    rules: {
      ...rules,
      supply: amount('supply'),
      kept: amount('kept'),
      share: amount('share'),
    },
    async onSubmit(fields) {
      const fault = fields.claimers === 'rainbow' ? await eventFault(fields.event) : undefined;
      setRefused(fault === undefined ? undefined : { event: fields.event, text: fault });
      if (fault === undefined) onSubmit(fields);
    },
  });

  /** Returns the reason for which a process can't be the event of a drop. */
  const eventFault = async (event: string): Promise<string | undefined> => {
    if (!isLedgerId(event)) return t('memecoin.fault.no-event');
    try {
      const isEvent = await answersAsEvent({ ao, process: event as string as ProcessId });
      return isEvent ? undefined : t('memecoin.fault.other-event');
    } catch (error) {
      return errorText(error);
    }
  };

  const { values } = form;
  return {
    form,
    isChecking: form.isSubmitting && values.claimers === 'rainbow',
    eventError: refused && refused.event === values.event ? refused.text : undefined,
  };
}
