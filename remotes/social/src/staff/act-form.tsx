import { ActFields, type FormOfAct, type TableField } from '@rainbow-rabbit/parts/console/form';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { maxReasonLength } from '@rainbow-rabbit/processes/community/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { useMember } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { useAct } from '../live/use-act';
import styles from './act-form.module.css';
import { useCommunityStaffMessages } from './staff-messages';

export type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** One act of the staff as a form. */
export interface StaffActForm<Values extends object = object>
  extends Omit<FormOfAct<Values, ItemSigner>, 'faults' | 'go' | 'warning'> {
  /** True for the form that the address of the page asks for: it is open, and in view. */
  isAsked?: boolean;
  /** Returns the names of the fields whose values can't be right; those that are empty and not optional are, too. */
  wrong?(values: Values): readonly string[];
  /** Returns a warning about values that can be right. */
  warning?(values: Values): string | undefined;
}

/** Returns the names of the fields that have to be filled in and are empty. */
const emptyIn = <Values extends object>(
  fields: readonly TableField<Values>[],
  values: Values,
): readonly string[] =>
  fields.filter(({ name, optional }) => !optional && !String(values[name]).trim()).map(({ name }) => name);

/** The form of one act of the staff; the public log shows what is sent. */
export function ActForm({ act, onActed }: { act: StaffActForm; onActed?: (() => void) | undefined }) {
  const t = useCommunityStaffMessages();
  const signer = useMember()?.signer;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!act.isAsked) return;
    summary.current?.scrollIntoView?.({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [act.isAsked]);
  const { state, run } = useAct(async (values: object, reason: string, clear: () => void) => {
    if (!signer) return;
    await act.send(values, reason, signer);
    clear();
    onActed?.();
  });
  const form: FormOfAct<object, ItemSigner> = {
    ...act,
    faults: (values) => {
      const names = [...emptyIn(act.fields, values), ...(act.wrong?.(values) ?? [])];
      return Object.fromEntries(names.map((name) => [name, t('staff.wrong')]));
    },
    warning: (values) => {
      const warning = act.warning?.(values);
      return warning && <Notice tone="warning">{warning}</Notice>;
    },
    go: () => t('staff.send'),
  };
  return (
    <FoldedPart
      className={styles.act}
      open={act.isAsked}
      labelRef={summary}
      labelClass={styles.title}
      label={act.title}
    >
      <div className={styles.form}>
        <ActFields
          act={form}
          maxReasonLength={maxReasonLength}
          isSending={state.status === 'sending'}
          onSend={(...sent) => void run(...sent)}
        >
          <ActNotice state={state} done={t('staff.done')} />
        </ActFields>
      </div>
    </FoldedPart>
  );
}
