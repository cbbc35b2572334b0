import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { DataField } from '../fields/data-field';
import { type DataInput, noData } from '../fields/data-input';
import { Form } from '../fields/form';
import { type TagDraft, TagsField, tagsOf } from '../fields/tags-field';
import { Failure } from '../task/failure';
import { Outcome } from '../task/outcome';
import { ConnectButton } from '../wallet/connect-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import { contentTypeOf } from './content-type';
import type { KeptUploads } from './kept-uploads';
import { maxUploadMegabytes } from './prepare-upload';
import { UnfinishedUploads } from './unfinished-uploads';
import type { Upload } from './use-upload';

/** What is to be stored. */
export function UploadForm({ upload, kept }: { upload: Upload; kept: KeptUploads }) {
  const t = useMessages();
  const wallet = useConnectedWallet();
  const { step, prepare } = upload;
  const [data, setData] = useState<DataInput>({ ...noData, kind: 'file' });
  const [written, setContentType] = useState<string>();
  const [tags, setTags] = useState<readonly TagDraft[]>([]);
  const [silo, setSilo] = useState('');
  const contentType = written ?? contentTypeOf(data);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wallet) void prepare({ data, contentType, tags: tagsOf(tags), silo }, wallet);
  };
  return (
    <Form onSubmit={submit}>
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
        <Outcome>
          <Failure error={step.error} />
        </Outcome>
      )}
      {wallet ? (
        <Button type="submit" wide busy={step.status === 'preparing'}>
          {t('upload.price')}
        </Button>
      ) : (
        <ConnectButton />
      )}
    </Form>
  );
}
