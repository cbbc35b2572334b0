import { Segments, TextArea } from '@rainbow-rabbit/parts/fields';
import { useMessages } from '../../messages';
import type { DataInput } from './data-input';
import { FileField } from './file-field';

interface DataFieldProps {
  label: string;
  hint?: string;
  value: DataInput;
  onChange: (value: DataInput) => void;
  /** True when the text is code rather than prose. */
  isCode?: boolean;
}

/** A field for data, typed or from a file; each input is kept while the other is shown. */
export function DataField({ label, hint, value, onChange, isCode }: DataFieldProps) {
  const t = useMessages();
  return (
    <>
      <Segments
        label={label}
        options={[
          { value: 'text', label: t(isCode ? 'data.paste' : 'data.text') },
          { value: 'file', label: t('data.file') },
        ]}
        value={value.kind}
        onChoose={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'text' ? (
        <TextArea
          label={t(isCode ? 'data.paste' : 'data.text')}
          isLabelHidden
          hint={hint}
          value={value.text}
          isCode={isCode}
          onChange={(text) => onChange({ ...value, text })}
        />
      ) : (
        <FileField
          label={t('data.file')}
          hint={hint}
          file={value.file}
          onChoose={(file) => onChange({ ...value, file })}
        />
      )}
    </>
  );
}
