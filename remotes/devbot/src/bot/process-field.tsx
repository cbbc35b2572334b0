import { TextField } from '@rainbow-rabbit/shared/ui';
import { useId, useState } from 'react';
import { isLedgerId } from '../ledger-id';
import { useMessages } from '../messages';
import { useProcessChoices } from './use-process-choices';

interface ProcessFieldProps {
  value: string;
  onChange: (process: string) => void;
  /** The label; "Process" unless given. */
  label?: string;
  /** An error from outside, translated; a value that can be no id has its own. */
  error?: string;
}

/** A text field for the id of a process, with own and known processes as choices. */
export function ProcessField({ value, onChange, label, error }: ProcessFieldProps) {
  const t = useMessages();
  const choices = useProcessChoices();
  const listId = useId();
  const chosen = choices.find(({ process }) => process === value);
  // An id is typed or pasted: it is judged once the field is left (docs/product 5.2).
  const [isLeft, setIsLeft] = useState(false);
  const ownError = !isLeft || value === '' || isLedgerId(value) ? undefined : t('process.malformed');
  return (
    <>
      <TextField
        label={label ?? t('process.label')}
        list={listId}
        value={value}
        onChange={({ target }) => {
          setIsLeft(false);
          onChange(target.value.trim());
        }}
        onBlur={() => setIsLeft(true)}
        error={error ?? ownError}
        hint={chosen?.name ?? t('process.hint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {choices.map(({ process, name }) => (
          <option key={process} value={process} label={name} />
        ))}
      </datalist>
    </>
  );
}
