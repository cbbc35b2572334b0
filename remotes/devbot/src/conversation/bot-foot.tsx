import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import styles from './bot-foot.module.css';
import { clearCommand } from './domain/commands';

/** The links below the conversation, and the button that empties it. */
export function BotFoot({ canClear }: { canClear: boolean }) {
  const t = useMessages();
  const { say } = useBotOfPage();
  const links = [
    { to: '/devbot/tokens', title: t('title.launched') },
    { to: '/devbot/tokens/terms', title: t('title.token-terms') },
    { to: '/devbot/memecoins/tos', title: t('title.memecoin-terms') },
  ];
  return (
    <ul className={styles.foot} aria-label={t('bot.more')}>
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </li>
      ))}
      {canClear && (
        <li>
          <Button variant="quiet" onClick={() => say(clearCommand)}>
            {t('bot.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
