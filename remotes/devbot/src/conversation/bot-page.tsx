import { Notice, Page } from '@rainbow-rabbit/shared/ui';
import { keepsNothing } from '../bot/kept-text';
import { useMessages } from '../messages';
import { BotContext } from './bot-context';
import { BotFoot } from './bot-foot';
import styles from './bot-page.module.css';
import { Choices } from './choices';
import { CommandLine } from './command-line';
import { TurnView } from './turn-view';
import { useBot } from './use-bot';
import { useLinkedCommand } from './use-linked-command';

/**
 * The bot. The task that runs stands first, so that it is on the screen after a reload; then the command line with the tasks
 * as choices, and the conversation, newest first.
 */
export function BotPage() {
  const t = useMessages();
  const bot = useBot();
  const { turns, active, say } = bot;
  useLinkedCommand(say);
  const running = turns.find(({ id }) => id === active);
  const earlier = turns.filter(({ id }) => id !== active).reverse();
  return (
    <BotContext value={bot}>
      <Page title={t('title.home')} intro={running ? undefined : t('bot.greeting')}>
        {keepsNothing() && <Notice tone="warning">{t('bot.not-kept')}</Notice>}
        {running && <TurnView turn={running} />}
        <CommandLine />
        <Choices size={turns.length > 0 ? 'small' : 'large'} label={t('bot.choices')} />
        {earlier.length > 0 && (
          <ol className={styles.turns} aria-label={t('bot.conversation')}>
            {earlier.map((turn) => (
              <li key={turn.id}>
                <TurnView turn={turn} />
              </li>
            ))}
          </ol>
        )}
        <BotFoot canClear={turns.length > 0} />
      </Page>
    </BotContext>
  );
}
