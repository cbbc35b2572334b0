import { useTask } from '@rainbow-rabbit/parts/task';
import type { DataItem } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages, useMiniBuildErrorText } from '../../messages';
import { DataField } from '../fields/data-field';
import { noData } from '../fields/data-input';
import { filledTags, type TagDraft, TagsField } from '../fields/tags-field';
import { ToolForm } from '../fields/tool-form';
import { Failure } from '../task/failure';
import { OutcomeView } from '../task/outcome-view';
import { SignButton } from '../wallet/sign-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import { BuiltItem } from './built-item';
import { maxItemMegabytes, signItemWith } from './sign-item-with';

const fieldsAtFault: Readonly<Record<string, 'target' | 'anchor'>> = {
  'data-item.target-length': 'target',
  'base64url.invalid': 'target',
  'data-item.anchor-length': 'anchor',
};

/** Returns the field of the form that an error is about; undefined when it is about none. */
function fieldAtFault(code: string): 'target' | 'anchor' | undefined {
  return Object.hasOwn(fieldsAtFault, code) ? fieldsAtFault[code] : undefined;
}

/** The form that builds a data item and has it signed. */
export function BuildItem({ onInspect }: { onInspect: (item: DataItem) => void }) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const wallet = useConnectedWallet();
  const { task, run } = useTask<DataItem>();
  const [data, setData] = useState(noData);
  const [tags, setTags] = useState<readonly TagDraft[]>([]);
  const [target, setTarget] = useState('');
  const [anchor, setAnchor] = useState('');

  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (wallet) void run(() => signItemWith(wallet, { data, tags: filledTags(tags), target, anchor }));
  };
  const error = task.status === 'failed' ? task.error : undefined;
  const fault = isAppError(error) ? fieldAtFault(error.code) : undefined;

  return (
    <>
      <ToolForm onSubmit={sign}>
        <DataField
          label={t('item.data')}
          hint={t('size.limit', { limit: maxItemMegabytes })}
          value={data}
          onChange={setData}
        />
        <TagsField tags={tags} onChange={setTags} />
        <TextField
          label={t('item.target')}
          optional={t('optional')}
          hint={t('item.target.hint')}
          error={fault === 'target' ? errorText(error) : undefined}
          value={target}
          onChange={(event) => setTarget(event.target.value.trim())}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={t('item.anchor')}
          optional={t('optional')}
          hint={t('item.anchor.hint')}
          error={fault === 'anchor' ? errorText(error) : undefined}
          value={anchor}
          onChange={(event) => setAnchor(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {error !== undefined && !fault && <Failure error={error} />}
        <SignButton busy={task.status === 'running'} />
      </ToolForm>
      {task.status === 'done' && (
        <OutcomeView>
          <BuiltItem item={task.value} onInspect={onInspect} />
        </OutcomeView>
      )}
    </>
  );
}
