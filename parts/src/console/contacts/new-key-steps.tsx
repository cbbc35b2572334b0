import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useNewSecretFile } from '../secret-file';
import { assertOpensContacts, type ContactKeyCodes, makeContactKey } from './contact-key';
import styles from './new-key-steps.module.css';

interface NewKeyStepsProps {
  words: {
    /** The sentences of the three steps. */
    stepSave: string;
    stepProve: string;
    stepUse: string;
    save: string;
    saveAgain: string;
    choose: string;
    proven: string;
    use: string;
  };
  codes: ContactKeyCodes;
  /** Name of the file, without its ending. */
  fileName: string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
  /** Uses the public half of the key, whose file has proved to open it. Its failure is shown. */
  onUse: (contactKey: string) => void | Promise<void>;
}

/** Makes a contact key, saves it, and asks for the saved file before the key is used. */
export function NewKeySteps({ words, codes, fileName, errorText, onUse }: NewKeyStepsProps) {
  const { made: key, save } = useNewSecretFile(makeContactKey);
  const [isProven, setIsProven] = useState(false);
  const [error, setError] = useState<unknown>();

  const prove = async (file: File) => {
    if (!key) return;
    setError(undefined);
    try {
      await assertOpensContacts(file, key.contactKey, codes);
      setIsProven(true);
    } catch (reason) {
      setIsProven(false);
      setError(reason);
    }
  };

  const use = async () => {
    if (!key) return;
    setError(undefined);
    try {
      await onUse(key.contactKey);
    } catch (reason) {
      setError(reason);
    }
  };

  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>{words.stepSave}</p>
        <Button variant={key ? 'secondary' : 'primary'} onClick={() => void save(fileName)}>
          <Icon name="download" />
          {key ? words.saveAgain : words.save}
        </Button>
      </li>
      {key && (
        <li className={styles.step}>
          <p>{words.stepProve}</p>
          <FilePlace label={words.choose} accept=".json" isFilled={isProven} onChoose={prove}>
            <span>{isProven ? words.proven : words.choose}</span>
          </FilePlace>
          {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        </li>
      )}
      {isProven && (
        <li className={styles.step}>
          <p>{words.stepUse}</p>
          <Button onClick={() => void use()}>{words.use}</Button>
        </li>
      )}
    </ol>
  );
}
