import { TextField } from '@rainbow-rabbit/shared/ui';

interface TypedKeyFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  name?: string;
  value: string;
  onType: (text: string) => void;
}

/** The field for the six words of the key. They are English in every language. */
export function TypedKeyField({ label, hint, error, name = 'key', value, onType }: TypedKeyFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      lang="en"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
