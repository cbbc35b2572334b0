import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { keepsNothing } from '../bot/kept-text';
import { useMessages } from '../messages';
import { BotContext } from './bot-context';
import styles from './bot-page.module.css';
import { Choices } from './choices';
import { CommandLine } from './command-line';
import { clearCommand } from './domain/commands';
import { TurnView } from './turn-view';
import { useBot } from './use-bot';
import { useLinkedCommand } from './use-linked-command';

/** The bot: the conversation of this browser, the command line, and the tasks as choices. */
export function BotPage() {
  const t = useMessages();
  const bot = useBot();
  const { turns, say } = bot;
  useLinkedCommand(say);
  const hasBegun = turns.length > 0;
  return (
    <BotContext value={bot}>
      <Page title={t('title.home')} intro={t('bot.greeting')}>
        {hasBegun && (
          <ol className={styles.turns} aria-label={t('bot.conversation')}>
            {turns.map((turn) => (
              <TurnView key={turn.id} turn={turn} />
            ))}
          </ol>
        )}
        {keepsNothing() && <Notice tone="warning">{t('bot.not-kept')}</Notice>}
        <CommandLine />
        <Choices size={hasBegun ? 'small' : 'large'} label={t('bot.choices')} />
        <ul className={styles.foot}>
          <li>
            <Link className={styles.link} to="/devbot/processes">
              {t('title.mine')}
            </Link>
          </li>
          <li>
            <Link className={styles.link} to="/devbot/tokens/terms">
              {t('title.token-terms')}
            </Link>
          </li>
          <li>
            <Link className={styles.link} to="/devbot/memecoins/tos">
              {t('title.memecoin-terms')}
            </Link>
          </li>
          {hasBegun && (
            <li>
              <Button variant="quiet" onClick={() => say(clearCommand)}>
                {t('bot.clear')}
              </Button>
            </li>
          )}
        </ul>
      </Page>
    </BotContext>
  );
}
