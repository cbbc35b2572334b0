import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { keepsNothing } from '@rainbow-rabbit/parts/kept';
import { Notice, Page } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { BotContext } from './bot-context';
import { BotFoot } from './bot-foot';
import styles from './bot-page.module.css';
import { Choices } from './choices';
import { CommandLine } from './command-line';
import { TurnList } from './turn-list';
import { useBot } from './use-bot';
import { useLinkedCommand } from './use-linked-command';

/**
 * The bot. The task that runs comes first, and after it the newest turn, so that both are on the screen after an act and after
 * a reload; then the command line with the tasks as choices, and the earlier turns, newest first.
 */
export function BotPage() {
  const t = useMessages();
  const bot = useBot();
  const { turns, active, say } = bot;
  useLinkedCommand(say);
  const running = turns.find(({ id }) => id === active);
  const newest = turns.at(-1);
  const first = [running, newest !== running && newest].filter((turn) => !!turn);
  const earlier = turns.filter((turn) => !first.includes(turn)).reverse();
  return (
    <BotContext value={bot}>
      <Page title={t('title.home')} intro={running ? undefined : t('bot.greeting')}>
        {keepsNothing() && <Notice tone="warning">{t('bot.not-kept')}</Notice>}
        {first.length > 0 && <TurnList turns={first} label={t('bot.conversation')} />}
        <CommandLine />
        {running ? (
          <FoldedPart className={styles.others} label={t('bot.choices.other')}>
            <Choices size="small" label={t('bot.choices')} />
          </FoldedPart>
        ) : (
          <Choices size={turns.length > 0 ? 'small' : 'large'} label={t('bot.choices')} />
        )}
        {earlier.length > 0 && <TurnList turns={earlier} label={t('bot.earlier')} />}
        <BotFoot canClear={turns.length > 0} />
      </Page>
    </BotContext>
  );
}
