import type { ProcessMakingStep } from '@rainbow-rabbit/processes/spawn/client';
import { Button, Card, Notice, Page, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BackLink } from '../frame/back-link';
import styles from './making-page.module.css';
import { MakingProgress } from './making-progress';
import type { MakingState } from './use-making';

/** The words of the page, in the language of the page. */
export interface MakingWords {
  title: string;
  intro: string;
  name: string;
  nameHint: string;
  nameMissing: string;
  /** Says that an earlier visit began it. */
  begun: string;
  step: (step: ProcessMakingStep) => { name: string; text: string };
  make: string;
  goOn: string;
  /** Says that nothing can be made on this network. */
  noNetwork: string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

interface MakingPageProps {
  words: MakingWords;
  /** The page above. */
  home: { to: string; label: string };
  /** True on a network that names what a process is made with. */
  canMake: boolean;
  /** Name of the field, for the browser. */
  fieldName: string;
  /** Characters of the longest name. */
  maxNameLength: number;
  state: MakingState;
  /** The name of what is being made, or was begun in an earlier visit. */
  begun: string | undefined;
  /** Another way to make one, above the form. */
  before?: ReactNode;
  /** Further fields, below the name. */
  fields?: ReactNode;
  /** Called with the name, without white space around it; empty for what was begun. */
  onMake: (name: string) => void;
}

/** The page that makes a process: it asks for a name, shows the steps, and goes on with what an earlier visit began. */
export function MakingPage(props: MakingPageProps) {
  const { words, home, canMake, fieldName, maxNameLength, state, begun, before, fields, onMake } = props;
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isMaking = state.status === 'making';
  const goesOn = begun !== undefined && !isMaking;
  const isNew = begun === undefined && !isMaking;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    const isReady = begun !== undefined || text !== '';
    setIsMissing(!isReady);
    if (isReady) onMake(text);
  };

  return (
    <Page title={words.title} intro={words.intro} width="narrow">
      {canMake && isNew && before}
      {canMake ? (
        <Card tone="raised" rainbow>
          <form className={styles.form} onSubmit={submit} noValidate>
            {goesOn && <Notice title={begun}>{words.begun}</Notice>}
            {isMaking && <h2>{begun}</h2>}
            {isNew && (
              <>
                <TextField
                  label={words.name}
                  hint={words.nameHint}
                  error={isMissing ? words.nameMissing : undefined}
                  name={fieldName}
                  autoComplete="off"
                  maxLength={maxNameLength}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
                {fields}
              </>
            )}
            {!isNew && <MakingProgress state={state} words={words.step} />}
            {state.status === 'failed' && <Notice tone="error">{words.errorText(state.error)}</Notice>}
            <Button type="submit" busy={isMaking} wide>
              {goesOn ? words.goOn : words.make}
            </Button>
          </form>
        </Card>
      ) : (
        <Notice tone="warning">{words.noNetwork}</Notice>
      )}
      <BackLink to={home.to}>{home.label}</BackLink>
    </Page>
  );
}
