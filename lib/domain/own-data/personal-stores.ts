import 'client-only';
import { dequal } from 'dequal/lite';
import type { PersonalValue } from '@/lib/browser/personal-storage';
import { singleKeysOff } from '@/lib/browser/single-keys';
import { annotatedTexts } from '@/lib/domain/annotation/annotated-texts';
import { listenRate } from '@/lib/domain/article/listen-rate';
import { readingList } from '@/lib/domain/article/reading-list';
import { readingLook } from '@/lib/domain/article/reading-look';
import { MOST_POSITIONS, readingPositions } from '@/lib/domain/article/reading-positions';
import { hotNewsLooks, sourceChoice } from '@/lib/domain/hot-news/stored-choice';
import { quietChats } from '@/lib/domain/message/quiet-chats';
import { mutes } from '@/lib/domain/mute/mutes';
import { mergePractices, parsePractice } from '@/lib/domain/question/practice';
import { practice, reciting } from '@/lib/domain/question/practice-store';
import { searchHistory } from '@/lib/domain/search/history-store';
import { checkInStreak } from '@/lib/domain/session/check-in-store';
import { recentTools } from '@/lib/domain/tool/recent-tools-store';
import { mergeProgresses, parseProgresses } from '@/lib/domain/tutorial/progress';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { ownTemplates } from '@/lib/domain/write-center/own-templates';
import type { PersonalKey } from '@/lib/config/personal-data';

interface TakenValue {
  isNew: boolean;
  /** This browser has it already. */
  isSame: boolean;
  /** One value in place of another: nothing of both can be kept. */
  isChoice: boolean;
  /** @returns false when the browser has no space */
  take: () => boolean;
}

/** Compares a value of another browser with the one here. @returns undefined for one that is invalid */
type Compare = (value: unknown) => TakenValue | undefined;

const isListOf = (value: unknown): value is unknown[] => Array.isArray(value);
/** Rows of both lists, each once, those here first. @param keys fields that say which row it is; none for the row itself */
const mergeLists =
  (...keys: readonly string[]) =>
  (here: unknown, there: unknown): unknown => {
    if (!isListOf(here) || !isListOf(there)) return here;
    const keyOf = (row: unknown) => JSON.stringify(keys.length === 0 ? row : keys.map((key) => Object(row)[key]));
    const known = new Set(here.map(keyOf));
    return [...here, ...there.filter((row) => !known.has(keyOf(row)))];
  };
const mergeRecords = (here: unknown, there: unknown): unknown => ({ ...Object(there), ...Object(here) });

const latestPositions = (here: unknown, there: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(mergeRecords(here, there))).slice(-MOST_POSITIONS));

/** The streak of the later day. */
const laterStreak = (here: unknown, there: unknown): unknown =>
  String(Object(there).day) > String(Object(here).day) ? there : here;

/** @param merge makes one of both values, where nothing of the one here is lost; absent for a choice */
const taken =
  <T>(store: PersonalValue<T>, merge?: (here: unknown, there: unknown) => unknown): Compare =>
  (value) => {
    const there = store.schema.safeParse(value).data;
    if (value === undefined || there === undefined) return undefined;
    const here = store.get();
    const next = here === undefined || !merge ? there : store.schema.safeParse(merge(here, there)).data;
    return {
      isNew: here === undefined,
      isSame: next === undefined || dequal(next, here),
      isChoice: here !== undefined && !merge,
      take: () => store.set(next),
    };
  };

/** Counts are of the rows in the database, which are taken in beside them. */
function mergeAnnotated(here: unknown, there: unknown): unknown {
  const [own, taken] = [Object(here), Object(there)];
  return { at: Date.now(), counts: { ...Object(taken.counts), ...Object(own.counts) } };
}

/** Null for a choice that holds in its own browser alone, as what the browser was asked for there is not granted here. */
export const PERSONAL_STORES: Readonly<Record<PersonalKey, Compare | null>> = {
  SEARCH_HISTORY: taken(searchHistory, mergeLists()),
  READING_POSITIONS: taken(readingPositions, latestPositions),
  READING_LIST: taken(readingList, mergeLists('href')),
  READING_LOOK: taken(readingLook),
  MUTES: taken(mutes, mergeLists('kind', 'value')),
  ANNOTATED_TEXTS: taken(annotatedTexts, mergeAnnotated),
  LISTEN_RATE: taken(listenRate),
  TUTORIAL_PROGRESS: taken(tutorialProgress, (here, there) =>
    mergeProgresses(parseProgresses(there), parseProgresses(here)),
  ),
  QUESTION_PRACTICE: taken(practice, (here, there) => mergePractices(parsePractice(there), parsePractice(here))),
  QUESTION_RECITING: taken(reciting),
  RECENT_TOOLS: taken(recentTools, mergeLists()),
  CHECK_INS: taken(checkInStreak, laterStreak),
  HOT_NEWS_SOURCES: taken(sourceChoice),
  HOT_NEWS_LOOKS: taken(hotNewsLooks, mergeRecords),
  QUIET_CHATS: taken(quietChats, mergeLists()),
  DESKTOP_NOTICES: null,
  SINGLE_KEYS_OFF: taken(singleKeysOff),
  OFFLINE_READING: null,
  WRITING_TEMPLATES: taken(ownTemplates, mergeLists('name')),
};
