import type { CityPage, PagePlace } from '@rainbow-rabbit/processes/community/client';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { PageSection } from '../../page-content/domain/content-schema';
import { parseContent } from '../../page-content/domain/parse-content';
import type { PageLedger, PageOrigin } from '../../page-ledger/page-ledger';
import { type Edit, type EditHistory, edited, startHistory } from './domain/edit-history';
import { keepPageDraft, type PageDraft, readPageDraft } from './page-drafts';

/** A draft that is open, and the revision that it will be published on top of. */
export interface OpenDraft {
  history: EditHistory;
  base: number;
  baseSections?: readonly PageSection[];
  from?: PageOrigin;
}

type State =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; current: CityPage; draft: OpenDraft };

type Change =
  | { type: 'state'; state: State }
  | { type: 'edit'; edit: Edit }
  /** Returns to the current revision; undo brings the draft back. */
  | { type: 'discard'; sections: readonly PageSection[] }
  /** Puts the draft on top of another revision, or gives it another origin. */
  | { type: 'rebase'; current: CityPage; sections: readonly PageSection[] }
  | { type: 'translate'; from: PageOrigin; sections?: readonly PageSection[] };

/** Returns the sections of a published page; undefined where it has none, or has content that this build can't read. */
export function publishedSections(current: CityPage): readonly PageSection[] | undefined {
  const parsed = current.content === undefined ? undefined : parseContent(current.content);
  return parsed && 'content' in parsed ? parsed.content.sections : undefined;
}

function reduced(state: State, change: Change): State {
  if (change.type === 'state') return change.state;
  if (state.status !== 'open') return state;
  const { draft } = state;
  switch (change.type) {
    case 'edit':
      return { ...state, draft: { ...draft, history: edited(draft.history, change.edit) } };
    case 'discard': {
      const { sections } = change;
      const { number: base, from } = state.current;
      const history = edited(draft.history, { type: 'replace-all', sections });
      return { ...state, draft: { history, base, baseSections: publishedSections(state.current), from } };
    }
    case 'rebase': {
      const { current, sections } = change;
      const history = edited(draft.history, { type: 'replace-all', sections });
      const baseSections = publishedSections(current);
      return { ...state, current, draft: { ...draft, history, base: current.number, baseSections } };
    }
    case 'translate': {
      const { from, sections } = change;
      const history = sections ? edited(draft.history, { type: 'replace-all', sections }) : draft.history;
      return { ...state, draft: { ...draft, history, from } };
    }
  }
}

function openedDraft(
  current: CityPage,
  kept: PageDraft | undefined,
  starter: readonly PageSection[],
): OpenDraft {
  const published = publishedSections(current);
  if (!kept) {
    const history = startHistory(published ?? starter);
    return { history, base: current.number, baseSections: published, from: current.from };
  }
  const { base, baseSections, sections, from } = kept;
  return { history: startHistory(sections), base, baseSections, from };
}

interface PageDraftParams {
  ledger: PageLedger;
  /** The community's process: drafts of another one are others. */
  community: string;
  name: PagePlace;
  /** The sections that a page begins with while nothing is published. */
  starter: readonly PageSection[];
}

/** Opens the draft of a page, and keeps each change of it in this browser. */
export function usePageDraft({ ledger, community, name, starter }: PageDraftParams) {
  const { city, language } = name;
  const [state, dispatch] = useReducer(reduced, { status: 'loading' });
  const [isKept, setIsKept] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt reads again, and the starter counts at the start alone
  useEffect(() => {
    let isLatest = true;
    const show = (next: State) => {
      if (isLatest) dispatch({ type: 'state', state: next });
    };
    show({ status: 'loading' });
    Promise.all([ledger.page({ city, language }), readPageDraft(community, { city, language })]).then(
      ([current, kept]) => show({ status: 'open', current, draft: openedDraft(current, kept, starter) }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => {
      isLatest = false;
    };
  }, [ledger, community, city, language, attempt]);

  const draft = state.status === 'open' ? state.draft : undefined;
  const current = state.status === 'open' ? state.current : undefined;
  const isChanged = draft !== undefined && current !== undefined && differs(draft, current, starter);

  useEffect(() => {
    if (!draft) return;
    const { history, base, baseSections, from } = draft;
    const sections = history.now.map(({ section }) => section);
    const kept = isChanged ? { base, baseSections, sections, from, savedAt: Date.now() } : undefined;
    void keepPageDraft(community, { city, language }, kept).then(setIsKept);
  }, [draft, isChanged, community, city, language]);

  /** Reads the page and the draft again. */
  const readAgain = useCallback(() => setAttempt((before) => before + 1), []);
  /** Discards the draft and opens the current revision. */
  const reopen = useCallback(async () => {
    await keepPageDraft(community, { city, language }, undefined);
    readAgain();
  }, [community, city, language, readAgain]);

  return { state, dispatch, isChanged, isKept, readAgain, reopen };
}

const textOf = (sections: readonly PageSection[]) => JSON.stringify(sections);

function differs(draft: OpenDraft, current: CityPage, starter: readonly PageSection[]): boolean {
  const now = draft.history.now.map(({ section }) => section);
  const before = publishedSections(current) ?? starter;
  return textOf(now) !== textOf(before) || draft.from?.number !== current.from?.number;
}
