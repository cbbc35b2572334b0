import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import { helpCommand } from './domain/commands';

/** The longest part of an unknown line that is repeated, in characters. */
const maxRepeated = 60;

interface UnknownAnswerProps {
  text: string;
  /** The command that is nearest to the line. */
  guess: string | undefined;
}

/** The answer to a line that is no command: the nearest one, or the list of all. */
export function UnknownAnswer({ text, guess = helpCommand }: UnknownAnswerProps) {
  const t = useMessages();
  const { say } = useBotOfPage();
  const repeated = text.length > maxRepeated ? `${text.slice(0, maxRepeated)}…` : text;
  return (
    <Notice
      action={
        <Button variant="secondary" onClick={() => say(guess)}>
          {guess}
        </Button>
      }
    >
      {t('bot.unknown', { text: repeated })}{' '}
      {guess === helpCommand ? t('bot.unknown.help') : t('bot.unknown.guess', { command: guess })}
    </Notice>
  );
}
