import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useProcessChoices } from '../bot/use-process-choices';
import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import styles from './command-line.module.css';
import { CompletionList } from './completion-list';
import { completionsOf } from './domain/completions';
import { effectOfKey, emptyLine, typed } from './domain/line-state';
import { earlierLines } from './earlier-lines';
import { tasks } from './tasks';

/**
 * The line in which commands are typed. It is a combobox: completions are listed below it, Tab fills in, the arrow keys choose a
 * completion or bring back earlier lines, Enter runs, Escape closes the list.
 */
export function CommandLine() {
  const t = useMessages();
  const { say } = useBotOfPage();
  const processes = useProcessChoices();
  const earlier = useKeptValue(earlierLines);
  const [state, setState] = useState(emptyLine);
  const completions = useMemo(() => completionsOf(state.line, tasks, processes), [state.line, processes]);
  const listId = useId();
  const isOpen = state.isOpen && completions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const run = (line: string) => {
    setState(emptyLine);
    say(line);
  };
  const press = (event: KeyboardEvent) => {
    // Input methods use these keys to choose characters.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const effect = effectOfKey(event.key, state, { completions, earlier });
    if (!effect) return;
    event.preventDefault();
    if ('run' in effect) run(effect.run);
    else setState(effect.state);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(state.line);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('command.label')}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && state.chosen !== undefined ? optionId(state.chosen) : undefined}
          placeholder={t('command.placeholder')}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={state.line}
          onChange={({ target }) => setState(typed(target.value))}
          onKeyDown={press}
          onBlur={() => setState(({ line }) => ({ line, isOpen: false }))}
          onFocus={() => setState(({ line }) => typed(line))}
        />
        <Button type="submit" aria-label={t('command.run')}>
          <Icon name="arrow-right" />
        </Button>
      </div>
      <CompletionList
        id={listId}
        optionId={optionId}
        completions={isOpen ? completions : []}
        chosen={state.chosen}
        onRun={run}
      />
    </form>
  );
}
