import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import wholeLink from '../whole-link.module.css';
import styles from './tools-part.module.css';

/** The ways to what works without any contest: the meme maker and the toolbox. */
export function ToolsPart() {
  const t = useMessages();
  const pathOf = useContestPath();
  return (
    <section className={styles.part} aria-labelledby="tools-title">
      <h2 id="tools-title">{t('call.tools')}</h2>
      <ul className={styles.tools}>
        <li className={styles.tool} data-colour="yellow">
          <h3>
            <Link className={`${wholeLink.link} ${styles.link}`} to={pathOf('/mini-build/make')}>
              {t('call.tools.make')}
              <Icon name="arrow-right" />
            </Link>
          </h3>
          <p>{t('call.tools.make.about')}</p>
          <span className={styles.rabbit}>
            <Rabbit colour="red" mood="happy" size={88} />
          </span>
        </li>
        <li className={styles.tool} data-colour="blue">
          <h3>
            <Link className={`${wholeLink.link} ${styles.link}`} to="/mini-build/utils">
              {t('call.tools.box')}
              <Icon name="arrow-right" />
            </Link>
          </h3>
          <p>{t('about.utils')}</p>
          <span className={styles.rabbit}>
            <Rabbit colour="green" size={88} />
          </span>
        </li>
      </ul>
    </section>
  );
}
