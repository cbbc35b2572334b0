import { ActFields, type FormOfAct } from '@rainbow-rabbit/parts/console/form';
import { browserOutbox, type SendOptions, useSending } from '@rainbow-rabbit/parts/outbox';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { maxReasonLength } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Dialog } from '@rainbow-rabbit/shared/ui';
import { ActFailure } from '../live/act-failure';

/** An act on the arcade as a form. */
export type ArcadeActForm<Values extends object = object> = FormOfAct<Values, SendOptions>;

interface ArcadeActDialogProps<Values extends object> {
  act: ArcadeActForm<Values>;
  /** Called with what was sent once the process has taken it. */
  onDone: (values: Values) => void;
  onClose: () => void;
}

/** One act on the arcade, in a dialog that closes once it is done. */
export function ArcadeActDialog<Values extends object>({
  act,
  onDone,
  onClose,
}: ArcadeActDialogProps<Values>) {
  const { state, run } = useSending(useConnectedSigner()?.signer, browserOutbox);
  const send = async (values: Values, reason: string) => {
    const isDone = await run(async (options) => {
      await act.send(values, reason, options);
    });
    if (!isDone) return;
    onDone(values);
    onClose();
  };
  return (
    <Dialog title={act.title} onClose={onClose} sheet>
      <ActFields
        act={act}
        maxReasonLength={maxReasonLength}
        isSending={state.status === 'sending'}
        onSend={(values, reason) => void send(values, reason)}
      >
        <ActFailure state={state} />
      </ActFields>
    </Dialog>
  );
}
