import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { type EventInfo, type Player, questionLanguage } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Card, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { use, useState } from 'react';
import { WaitingScreen } from '../frame/waiting-screen';
import { ScreenColumn } from '../layout/screen-column';
import screenHead from '../layout/screen-head.module.css';
import { useTextFace } from '../layout/use-text-face';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { ColourTray } from '../rainbow/colour-tray';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { AnswerProgress } from './answer-progress';
import { useAnswerStore } from './answer-store';
import { Answering } from './answering';
import { type QuestionStanding, questionStanding } from './domain/question-standing';
import styles from './question-screen.module.css';

/** The question, and the place to answer it with the White Rabbit's key. */
export function QuestionScreen() {
  const event = valueOf(useGame().info.reading);
  return event ? <Question event={event} /> : <WaitingScreen />;
}

function Question({ event }: { event: EventInfo }) {
  const t = useMessages();
  const { player } = useOwnRabbit();
  const hasWallet = use(PlayerContext) !== undefined;
  const answer = useKeptValue(useAnswerStore());
  const standing = questionStanding({ event, player, answer });
  return (
    <ScreenColumn isLoose>
      <header className={screenHead.head}>
        <div className={styles.rabbit}>
          <Rabbit colour="white" mood={standing === 'answered' ? 'happy' : 'calm'} size="100%" />
        </div>
        <h1>{t(standing === 'answered' ? 'question.answered.title' : 'question.title')}</h1>
        <Block player={player} />
      </header>
      {standing !== 'not-asked' && <QuestionText event={event} />}
      {(standing === 'open' || standing === 'unsent') &&
        (hasWallet ? <Answering event={event} isFound={standing === 'unsent'} /> : <WalletAway />)}
      {standing === 'answered' && answer && <AnswerProgress answer={answer} />}
      <Closed standing={standing} player={player} />
    </ScreenColumn>
  );
}

/** The block in which the own rainbow was completed. Its number takes the place of what it waited for, so that nothing below moves. */
function Block({ player: { complete, block } }: { player: Player }) {
  const t = useMessages();
  const isKnown = block !== undefined;
  const [hasWaited, setHasWaited] = useState(false);
  if (complete && !isKnown && !hasWaited) setHasWaited(true);
  if (!complete) return null;
  return (
    <div className={styles.place}>
      {isKnown && <p className={styles.block}>{t('rainbow.block', { block })}</p>}
      {hasWaited && (
        <p className={styles.later} aria-hidden={isKnown}>
          {t('rainbow.block-later')}
        </p>
      )}
    </div>
  );
}

/** The question in the language of the page, or else in English. */
function QuestionText({ event: { question } }: { event: EventInfo }) {
  const t = useMessages();
  const { code } = useLocale();
  const own = question?.[code];
  const face = useTextFace();
  if (!question) return null;
  return (
    <Card tone="raised" rainbow>
      <p className={styles.ask}>{t('question.ask')}</p>
      <p className={styles.question} lang={own ? undefined : questionLanguage} data-face={own && face}>
        {own ?? question[questionLanguage]}
      </p>
    </Card>
  );
}

function WalletAway() {
  const t = useMessages();
  return <Notice tone="warning">{t('me.wallet-away')}</Notice>;
}

/** The reason why no key can be typed now. */
function Closed({ standing, player }: { standing: QuestionStanding; player: Player }) {
  const t = useMessages();
  const pathTo = usePaths();
  switch (standing) {
    case 'not-asked':
      return <Notice title={t('question.not-asked.title')}>{t('question.not-asked.text')}</Notice>;
    case 'incomplete':
      return (
        <>
          <Notice tone="warning" action={<ButtonLink to={pathTo('scan')}>{t('tab.scan')}</ButtonLink>}>
            {t('error.answer.rainbow-incomplete')}
          </Notice>
          <ColourTray collected={player.collected} />
        </>
      );
    case 'banned':
      return <Notice tone="error">{t('error.player.banned')}</Notice>;
    case 'not-running':
      return <Notice tone="warning">{t('question.not-running')}</Notice>;
    case 'late':
      return (
        <Notice action={<ButtonLink to={pathTo('ending')}>{t('ending.go')}</ButtonLink>}>
          {t('error.answer.revealed')}
        </Notice>
      );
    default:
      return null;
  }
}
