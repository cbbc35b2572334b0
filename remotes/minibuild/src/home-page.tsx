import { Link } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Card, Icon, Page } from '@rainbow-rabbit/shared/ui';
import styles from './home-page.module.css';
import { useMessages } from './messages';
import { queryOf } from './toolbox/places/domain/place';
import { tools } from './toolbox/places/domain/tools';

const toolbox = '/mini-build/utils';

/** The mini-build's front: the toolbox, which works today, and what is to come. */
export function HomePage() {
  const t = useMessages();
  return (
    <Page title={t('title.home')} intro={t('about.home')}>
      <Card rainbow>
        <h2>{t('home.tools')}</h2>
        <p className={styles.about}>{t('about.utils')}</p>
        <ul className={styles.tools}>
          {tools.map(({ id, icon, colour }) => (
            <li key={id} className={styles.tool} data-colour={colour}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3>
                <Link className={styles.link} to={toolbox + queryOf({ tool: id })}>
                  {t(`tool.${id}.title`)}
                </Link>
              </h3>
              <p className={styles.text}>{t(`tool.${id}.about`)}</p>
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink to={toolbox}>
            {t('home.open')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </Card>
      <p className={styles.soon}>{t('home.soon')}</p>
    </Page>
  );
}
