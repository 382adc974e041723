import 'client-only';
import type { PersonalValue } from '@/lib/browser/personal-storage';
import { singleKeysOff } from '@/lib/browser/single-keys';
import { runningExam } from '@/lib/domain/learning/exam-store';
import { listenRate } from '@/lib/domain/reading/listen-rate';
import { readingList } from '@/lib/domain/reading-list/reading-list';
import { readingLook } from '@/lib/domain/reading/reading-look';
import { MAX_POSITIONS, readingPositions } from '@/lib/domain/reading/reading-positions';
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

interface ComparedValue {
  here: unknown;
  /** Undefined when it is none of its kind. */
  there: unknown;
  /** The merged value has all of the one here; a choice is the one there. */
  next: unknown;
  /** One value in place of another. */
  isChoice: boolean;
  /** Merges what is here by then. @returns false when the browser has no space */
  take: () => boolean;
}

/** Compares a value of another browser with the one here. */
type Compare = (value: unknown) => ComparedValue;

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
  Object.fromEntries(Object.entries(Object(mergeRecords(here, there))).slice(-MAX_POSITIONS));

/** The streak of the later day. */
const laterStreak = (here: unknown, there: unknown): unknown =>
  String(Object(there).day) > String(Object(here).day) ? there : here;

/** @param merge makes one of both values; absent for a choice */
const taken =
  <T>(store: PersonalValue<T>, merge?: (here: unknown, there: unknown) => unknown): Compare =>
  (value) => {
    const there = store.schema.safeParse(value).data;
    const next = () => {
      const here = store.get();
      return here === undefined || !merge ? there : store.schema.safeParse(merge(here, there)).data;
    };
    const take = () => {
      const merged = next();
      return merged === undefined || store.set(merged);
    };
    return { here: store.get(), there, next: next(), isChoice: !merge, take };
  };

/** Null for a choice that holds in its own browser alone, as what the browser was asked for there is not granted here, and for what is counted here anew. */
export const PERSONAL_STORES: Readonly<Record<PersonalKey, Compare | null>> = {
  SEARCH_HISTORY: taken(searchHistory, mergeLists()),
  READING_POSITIONS: taken(readingPositions, latestPositions),
  READING_LIST: taken(readingList, mergeLists('href')),
  READING_LOOK: taken(readingLook),
  MUTES: taken(mutes, mergeLists('kind', 'value')),
  ANNOTATED_TEXTS: null,
  LISTEN_RATE: taken(listenRate),
  TUTORIAL_PROGRESS: taken(tutorialProgress, (here, there) =>
    mergeProgresses(parseProgresses(there), parseProgresses(here)),
  ),
  QUESTION_PRACTICE: taken(practice, (here, there) => mergePractices(parsePractice(there), parsePractice(here))),
  QUESTION_RECITING: taken(reciting),
  EXAM: taken(runningExam),
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
