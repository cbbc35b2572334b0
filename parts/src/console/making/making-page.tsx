import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Notice, Page, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BackLink } from '../layout';
import { useConsoleErrorText } from '../session/staff';
import { useMakingMessages } from './making-messages';
import styles from './making-page.module.css';
import { MakingProgress } from './making-progress';
import type { MakingState } from './use-making';

export interface MakingPageProps {
  /** The name of what is made, as an object of “make”. */
  noun: string;
  /** The page above. */
  home: { to: string; label: string };
  /** Says what is made, in place of the words for a form. */
  intro?: string;
  /** Name of the field of the name, for the browser; none where what is made has no name. */
  fieldName?: string;
  /** Characters of the longest name. */
  maxNameLength?: number;
  state: MakingState;
  /** The name of what is being made, or was begun in an earlier visit; empty where it has none. */
  begun: string | undefined;
  /** Another way to make one, above the form. */
  before?: ReactNode;
  /** Further fields, below the name. */
  fields?: ReactNode;
  /** Called with the name, without white space around it; empty for what was begun, and where there is no name. */
  onMake: (name: string) => void;
}

/** The page that makes a process: it asks for a name, shows the steps, and goes on with what an earlier visit began. */
export function MakingPage(props: MakingPageProps) {
  const { noun, home, intro, fieldName, maxNameLength, state, begun, before, fields, onMake } = props;
  const t = useMakingMessages();
  const errorText = useConsoleErrorText();
  const canMake = useNetwork().ao.spawn !== undefined;
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isMaking = state.status === 'making';
  const goesOn = begun !== undefined && !isMaking;
  const isNew = begun === undefined && !isMaking;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    const isReady = begun !== undefined || fieldName === undefined || text !== '';
    setIsMissing(!isReady);
    if (isReady) onMake(text);
  };

  return (
    <Page title={t('making.title', { noun })} intro={intro ?? t('making.intro')} width="narrow">
      {canMake && isNew && before}
      {canMake ? (
        <Card tone="raised" rainbow>
          <form className={styles.form} onSubmit={submit} noValidate>
            {goesOn && <Notice title={begun || undefined}>{t('making.begun', { noun })}</Notice>}
            {isMaking && begun && <h2>{begun}</h2>}
            {isNew && (
              <>
                {fieldName && (
                  <NameField
                    name={fieldName}
                    maxLength={maxNameLength}
                    isMissing={isMissing}
                    value={name}
                    onChange={setName}
                  />
                )}
                {fields}
              </>
            )}
            {!isNew && <MakingProgress state={state} noun={noun} />}
            {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
            <Button type="submit" busy={isMaking} wide>
              {goesOn ? t('making.go-on') : t('making.act', { noun })}
            </Button>
          </form>
        </Card>
      ) : (
        <Notice tone="warning">{t('making.no-network', { noun })}</Notice>
      )}
      <BackLink to={home.to}>{home.label}</BackLink>
    </Page>
  );
}

interface NameFieldProps {
  /** Name of the field, for the browser. */
  name: string;
  maxLength: number | undefined;
  isMissing: boolean;
  value: string;
  onChange: (value: string) => void;
}

function NameField({ isMissing, onChange, ...field }: NameFieldProps) {
  const t = useMakingMessages();
  return (
    <TextField
      label={t('making.name')}
      hint={t('making.name-hint')}
      error={isMissing ? t('making.name-missing') : undefined}
      autoComplete="off"
      {...field}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
