import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  type GameName,
  type RunStart,
  readInputLog,
  stepsPerSecond,
} from '@rainbow-rabbit/processes/arcade/client/domain';
import { rabbitInputs } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { codedPlayers, playByCode } from '@rainbow-rabbit/processes/arcade/players';
import { holePlaces, whacSize } from '../../remotes/games/src/games/whac/layout';
import type { GameMessages } from '../../remotes/games/src/messages';
import { fitOf } from '../../remotes/games/src/play/domain/fit';
import { maxStepsPerFrame } from '../../remotes/games/src/play/domain/fixed-steps';
import { expect, messagesByLocale } from '../support';

/** The messages of the games. */
export const gamesMessages = new Map(messagesByLocale<GameMessages>('remotes/games'));
export const en = gamesMessages.get('en') as GameMessages;

/**
 * The part of a run that is played as planned: the game waits for each finger, and a ranked run may take thirty seconds longer than its
 * steps. A run of Whac a Rabbit then ends by itself.
 */
const plannedSteps = 6 * stepsPerSecond;

/** Presses "Play"; resolves to the start that the ledger gave the run. */
export async function beginRanked(page: Page): Promise<RunStart> {
  const begun = page.waitForResponse(
    async (response) =>
      response.url().includes('/cu/result/') && /\\"seed\\"/.test(await response.text().catch(() => '')),
  );
  await page.getByRole('button', { name: en['play.go'], exact: true }).click();
  const [message] = (await (await begun).json()).Messages;
  return JSON.parse(message.Data);
}

/**
 * Plays the run that the page shows to its end, with fingers. What they do is planned from nothing but the run's start, by the
 * rules of the game.
 * @returns the score that the page shows
 */
export async function playByTouch(page: Page, game: GameName, start: RunStart): Promise<number> {
  const { steps, log } = playByCode(game, start, { skill: 95, longestSteps: plannedSteps });
  const inputs = readInputLog(log, { inputKinds: codedPlayers[game].rules.inputKinds, steps }) ?? [];
  const finger = await fingerOn(page, game);
  const begin = page.getByRole('button', { name: en['play.start'] });
  await expect(begin).toBeEnabled();
  const { done } = await giveInTime(page, inputs, finger.give);
  await begin.click();
  let isOver = false;
  const result = page.getByRole('heading', { name: en['result.score'] });
  const noteEnd = () => {
    isOver = true;
  };
  // Where no result comes, reading its score fails.
  const end = result.waitFor({ timeout: 150_000 }).then(noteEnd, noteEnd);
  await Promise.race([done, end]);
  while (!isOver) {
    if (game === 'hyperstax') await finger.give(0);
    await setTimeout(300);
  }
  return Number((await result.textContent())?.replace(/\D/g, ''));
}

/** An address that nothing but a finger answers. */
const fingerUrl = 'https://finger.example/';

/**
 * Has inputs given to the run that begins next, each at its step. Steps are counted in the game's worker, by the frames that
 * the game gets; its thread then waits for the finger, so that a busy machine makes no input late.
 * @returns `done` resolves once all are given
 */
async function giveInTime(
  page: Page,
  inputs: readonly { step: number; input: number }[],
  give: (input: number) => Promise<unknown>,
): Promise<{ done: Promise<void> }> {
  const [worker, ...others] = page.workers().filter((one) => one.url().startsWith('blob:'));
  if (!worker || others.length > 0) throw new Error('A game is played by one worker');
  let noteGiven: () => void;
  const done = new Promise<void>((resolve) => {
    noteGiven = resolve;
  });
  await page.context().route(`${fingerUrl}*`, async (route) => {
    const at = Number(route.request().url().slice(fingerUrl.length));
    const due = inputs[at];
    if (due) await give(due.input);
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
    if (at + 1 >= inputs.length) noteGiven();
  });
  await worker.evaluate(
    ({ longest, perMs, due, url }) => {
      let [steps, next] = [0, 0];
      let last: number | undefined;
      const onFrame = (time: number) => {
        steps += Math.min(longest, (time - (last ?? time)) * perMs);
        last = time;
        for (; next < due.length && (due[next] ?? 0) <= steps; next += 1) {
          const asked = new XMLHttpRequest();
          asked.open('GET', `${url}${next}`, false);
          asked.send();
        }
        if (next < due.length) requestAnimationFrame(onFrame);
      };
      addEventListener('message', ({ data }) => {
        if (data.kind === 'go') requestAnimationFrame(onFrame);
      });
    },
    {
      longest: maxStepsPerFrame,
      perMs: stepsPerSecond / 1000,
      due: inputs.map(({ step }) => step),
      url: fingerUrl,
    },
  );
  return { done };
}

/** A finger on the field of a game. */
async function fingerOn(page: Page, game: GameName) {
  const field = await page.getByRole('application').boundingBox();
  if (!field) throw new Error('There is no field to play on');
  const input = await page.context().newCDPSession(page);
  // The result has no button there, should a finger come too late.
  const anywhere = { x: field.x + field.width / 2, y: field.y + 30 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Both at once: a busy page that answers the first of them late would make a long press.
  const tap = (at: { x: number; y: number }) => Promise.all([touch('touchStart', at), touch('touchEnd')]);
  const holeAt = (hole: number) => {
    const place = holePlaces[hole];
    if (!place) throw new Error(`There is no hole ${hole}`);
    const { scale, left, top } = fitOf(whacSize, { ...field, ratio: 1 });
    return { x: field.x + left + place.x * scale, y: field.y + top + place.y * scale };
  };
  const swipeDown = async () => {
    await touch('touchStart', anywhere);
    for (const y of [15, 35, 60]) await touch('touchMove', { x: anywhere.x, y: anywhere.y + y });
  };
  let [isDown, hasHopped] = [false, false];
  const give = async (given: number): Promise<unknown> => {
    if (game === 'whac') return tap(holeAt(given));
    if (game === 'hyperstax') return tap(anywhere);
    if (isDown) await touch('touchEnd');
    // A finger that stays before the first hop pauses.
    const isFirst = !hasHopped;
    hasHopped = true;
    isDown = !isFirst && (given === rabbitInputs.press || given === rabbitInputs.duck);
    if (isFirst) return tap(anywhere);
    if (given === rabbitInputs.press) await touch('touchStart', anywhere);
    else if (given === rabbitInputs.duck) await swipeDown();
  };
  return { give };
}
