import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { DataField } from '../fields/data-field';
import { type DataInput, noData } from '../fields/data-input';
import { filledTags, type TagDraft, TagsField } from '../fields/tags-field';
import { ToolForm } from '../fields/tool-form';
import { Failure } from '../task/failure';
import { OutcomeView } from '../task/outcome-view';
import { ConnectButton } from '../wallet/connect-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import type { KeptUploads } from './kept-uploads';
import { maxUploadMegabytes } from './prepare-upload';
import { UnfinishedUploads } from './unfinished-uploads';
import type { Upload } from './use-upload';
import { usualContentType } from './usual-content-type';

/** The form for the data to store. */
export function UploadForm({ upload, kept }: { upload: Upload; kept: KeptUploads }) {
  const t = useMessages();
  const wallet = useConnectedWallet();
  const { step, prepare } = upload;
  const [data, setData] = useState<DataInput>({ ...noData, kind: 'file' });
  const [written, setContentType] = useState<string>();
  const [tags, setTags] = useState<readonly TagDraft[]>([]);
  const [silo, setSilo] = useState('');
  const contentType = written ?? usualContentType(data);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wallet) void prepare({ data, contentType, tags: filledTags(tags), silo }, wallet);
  };
  return (
    <ToolForm onSubmit={submit}>
      <UnfinishedUploads kept={kept} />
      <DataField
        label={t('upload.what')}
        hint={t('size.limit', { limit: maxUploadMegabytes })}
        value={data}
        onChange={setData}
      />
      <TextField
        label={t('upload.content-type')}
        hint={t('upload.content-type.hint')}
        disabled={silo !== ''}
        value={contentType}
        onChange={({ target }) => setContentType(target.value)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TagsField tags={tags} onChange={setTags} />
      <TextField
        label={t('silo.name')}
        optional={t('optional')}
        hint={t('upload.silo.hint')}
        value={silo}
        onChange={({ target }) => setSilo(target.value.trim())}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      {step.status === 'editing' && step.error !== undefined && (
        <OutcomeView>
          <Failure error={step.error} />
        </OutcomeView>
      )}
      {wallet ? (
        <Button type="submit" wide busy={step.status === 'preparing'}>
          {t('upload.price')}
        </Button>
      ) : (
        <ConnectButton />
      )}
    </ToolForm>
  );
}
