import { Button, Icon, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { ToolForm } from '../fields/tool-form';

interface LookUpFormProps {
  label: string;
  hint: string;
  /** The id that is looked up now. */
  id: string | undefined;
  /** Returns the error of an id that can't be looked up. */
  errorOf: (id: string) => string | undefined;
  onLookUp: (id: string) => void;
}

/** The form for an id to look up; an id that comes by a link is filled in. */
export function LookUpForm({ label, hint, id = '', errorOf, onLookUp }: LookUpFormProps) {
  const t = useMessages();
  const [shown, setShown] = useState(id);
  const [text, setText] = useState(id);
  const [error, setError] = useState(id && errorOf(id));
  if (shown !== id) {
    setShown(id);
    setText(id);
    setError(id && errorOf(id));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorOf(text);
    setError(found);
    if (!found) onLookUp(text);
  };
  return (
    <ToolForm onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value.trim())}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" wide>
        <Icon name="search" />
        {t('lookup.submit')}
      </Button>
    </ToolForm>
  );
}
