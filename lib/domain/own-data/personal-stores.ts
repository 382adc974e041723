import 'client-only';
import type { PersonalValue } from '@/lib/browser/personal-storage';
import { singleKeysOff } from '@/lib/browser/single-keys';
import { readingList } from '@/lib/domain/article/reading-list';
import { readingPositions } from '@/lib/domain/article/reading-positions';
import { hotNewsLooks, sourceChoice } from '@/lib/domain/hot-news/stored-choice';
import { mergePractices, parsePractice } from '@/lib/domain/question/practice';
import { practice, reciting } from '@/lib/domain/question/practice-store';
import { searchHistory } from '@/lib/domain/search/history-store';
import { checkInStreak } from '@/lib/domain/session/check-in-store';
import { recentTools } from '@/lib/domain/tool/recent-tools-store';
import { mergeProgresses, parseProgresses } from '@/lib/domain/tutorial/progress';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import type { PersonalKey } from '@/lib/config/personal-data';

/** A store whose value of another browser can be taken in. */
interface TakenStore {
  store: PersonalValue<unknown>;
  /** Both values in one, where nothing of the one here is lost; absent for a choice. */
  merge?: (here: unknown, there: unknown) => unknown;
}

const isListOf = (value: unknown): value is unknown[] => Array.isArray(value);
const keyOfRow = (row: unknown): string => {
  const { id, href }: Record<string, unknown> = Object(row);
  return typeof row === 'string' ? row : JSON.stringify(id ?? href ?? row);
};

/** Rows of both lists, each once, those here first. */
function mergeLists(here: unknown, there: unknown): unknown {
  if (!isListOf(here) || !isListOf(there)) return here;
  const known = new Set(here.map(keyOfRow));
  return [...here, ...there.filter((row) => !known.has(keyOfRow(row)))];
}
const mergeRecords = (here: unknown, there: unknown): unknown => ({ ...Object(there), ...Object(here) });

const MOST_POSITIONS = 100;
const latestPositions = (here: unknown, there: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(mergeRecords(here, there))).slice(-MOST_POSITIONS));

/** The streak of the later day. */
const laterStreak = (here: unknown, there: unknown): unknown =>
  String(Object(there).day) > String(Object(here).day) ? there : here;

const taken = <T>(store: PersonalValue<T>, merge?: TakenStore['merge']): TakenStore => ({
  store: store as PersonalValue<unknown>,
  ...(merge && { merge }),
});

export const PERSONAL_STORES: Readonly<Partial<Record<PersonalKey, TakenStore>>> = {
  SEARCH_HISTORY: taken(searchHistory, mergeLists),
  READING_POSITIONS: taken(readingPositions, latestPositions),
  READING_LIST: taken(readingList, mergeLists),
  TUTORIAL_PROGRESS: taken(tutorialProgress, (here, there) =>
    mergeProgresses(parseProgresses(there), parseProgresses(here)),
  ),
  QUESTION_PRACTICE: taken(practice, (here, there) => mergePractices(parsePractice(there), parsePractice(here))),
  QUESTION_RECITING: taken(reciting),
  RECENT_TOOLS: taken(recentTools, mergeLists),
  CHECK_INS: taken(checkInStreak, laterStreak),
  HOT_NEWS_SOURCES: taken(sourceChoice),
  HOT_NEWS_LOOKS: taken(hotNewsLooks, mergeRecords),
  SINGLE_KEYS_OFF: taken(singleKeysOff),
};
