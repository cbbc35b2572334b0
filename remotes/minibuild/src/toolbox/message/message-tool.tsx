import { useState } from 'react';
import { useMessages } from '../../messages';
import { Parts } from '../places/parts';
import { SignMessage } from './sign-message';
import { VerifyMessage } from './verify-message-form';

/** The tool that signs a text, and verifies a signed one. */
export function MessageTool() {
  const t = useMessages();
  const [given, setGiven] = useState('');
  return (
    <Parts
      tool="message"
      label={t('tool.message.title')}
      parts={[
        { id: 'sign', label: t('message.sign'), content: <SignMessage onVerify={setGiven} /> },
        { id: 'verify', label: t('message.verify'), content: <VerifyMessage key={given} given={given} /> },
      ]}
    />
  );
}
