import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, colours, Icon, Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { ScreenColumn } from '../layout/screen-column';
import { useMessages } from '../messages';
import styles from './about-screen.module.css';

const chapters = [
  { title: 'about.goal.title', text: 'about.goal.text' },
  { title: 'about.white.title', text: 'about.white.text' },
  { title: 'about.role.title', text: 'about.role.text' },
  { title: 'about.public.title', text: 'about.public.text' },
] as const;

/**
 * The screen that explains the game: the goal, the White Rabbit, the role, and the data that everybody can
 * see.
 */
export function AboutScreen() {
  const t = useMessages();
  const navigate = useNavigate();
  return (
    <ScreenColumn isWide>
      <header className={styles.head}>
        <h1>{t('about.title')}</h1>
        <RainbowProgress collected={colours} />
      </header>
      {chapters.map(({ title, text }) => (
        <Card key={title}>
          <h2>{t(title)}</h2>
          {title === 'about.white.title' && (
            <div className={styles.white}>
              <Rabbit colour="white" size={96} />
            </div>
          )}
          <p>{t(text)}</p>
        </Card>
      ))}
      <Button variant="secondary" onClick={() => navigate(-1)}>
        <Icon name="arrow-left" /> {t('back')}
      </Button>
    </ScreenColumn>
  );
}
