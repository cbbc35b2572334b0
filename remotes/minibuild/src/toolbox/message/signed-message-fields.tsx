import { Segments, TextArea } from '@rainbow-rabbit/parts/fields';
import { type MessageHash, messageHashes } from '@rainbow-rabbit/shared/arweave';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import type { SignedMessage } from './signed-message.domain';

interface SignedMessageFieldsProps {
  value: SignedMessage;
  onChange: (change: Partial<SignedMessage>) => void;
}

/** A signed message, field by field. */
export function SignedMessageFields({ value, onChange }: SignedMessageFieldsProps) {
  const t = useMessages();
  return (
    <>
      <TextArea
        label={t('message.text')}
        value={value.message}
        onChange={(message) => onChange({ message })}
      />
      <TextArea
        label={t('verify.signature')}
        value={value.signature}
        onChange={(signature) => onChange({ signature: signature.trim() })}
        isCode
      />
      <TextArea
        label={t('account.public-key')}
        value={value.publicKey}
        onChange={(publicKey) => onChange({ publicKey: publicKey.trim() })}
        isCode
      />
      <TextField
        label={t('account.address')}
        optional={t('optional')}
        value={value.address ?? ''}
        onChange={({ target }) => onChange({ address: target.value.trim() })}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Segments<MessageHash>
        label={t('message.hash')}
        options={messageHashes.map((hash) => ({ value: hash, label: hash }))}
        value={value.hash}
        onChoose={(hash) => onChange({ hash })}
      />
    </>
  );
}
