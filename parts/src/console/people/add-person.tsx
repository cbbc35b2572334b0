import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import styles from './people.module.css';

interface AddPersonProps {
  words: {
    title: string;
    address: string;
    hint: string;
    /** Says that a text is no address. */
    fault: string;
    /** Says that the person is one of the people already. */
    known: string;
    add: string;
  };
  /** The people who are there. */
  people: readonly string[];
  /** Called with an address that isn't there yet. */
  onAdd: (address: Address, clear: () => void) => void;
}

/** The form that adds a person by the address. */
export function AddPerson({ words, people, onAdd }: AddPersonProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (!isAddress(address)) return setFault(words.fault);
    if (people.includes(address)) return setFault(words.known);
    setFault(undefined);
    onAdd(address, () => setText(''));
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={add} noValidate>
        <h3>{words.title}</h3>
        <TextField
          label={words.address}
          hint={words.hint}
          error={fault}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{words.add}</Button>
      </form>
    </Card>
  );
}
