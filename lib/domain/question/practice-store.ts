import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy, parsedBy } from '@/lib/browser/storage';
import { routes } from '@/lib/config/routes';
import { formatApiTime } from '@/lib/utils/time';
import { NO_PRACTICE, parsePractice, withAnswered, withRecord, type MetQuestion, type Practice } from './practice';

export const practice = personalValue({ key: 'QUESTION_PRACTICE', schema: parsedBy(parsePractice) });

export const reciting = personalValue({
  key: 'QUESTION_RECITING',
  schema: checkedBy((value): value is boolean => typeof value === 'boolean'),
});

export const practiceDay = (): string => formatApiTime(Date.now()).slice(0, 10);

const update = (change: (before: Practice) => Practice) => void practice.set(change(practice.get() ?? NO_PRACTICE));

export const recordAnswer = (question: MetQuestion, right: boolean): void =>
  update((before) => withAnswered(before, { ...question, right, day: practiceDay() }));

export const starQuestion = ({ id, title, tag, level }: MetQuestion, starred: boolean): void =>
  update((before) =>
    withRecord(before, id, {
      ...before.records[id],
      title,
      ...(tag && { tag }),
      ...(level !== undefined && { level }),
      starred,
    }),
  );

export const forgiveQuestion = (id: string): void =>
  update((before) => {
    const record = before.records[id];
    return record ? withRecord(before, id, { ...record, wrong: false }) : before;
  });

export const rememberPlace = (tag: string, id: string): void =>
  update((before) => (before.places[tag] === id ? before : { ...before, places: { ...before.places, [tag]: id } }));

/** Removes places whose question was deleted, so that their categories start over. */
export function forgetPlaceAt(address: string): void {
  const { places } = practice.get() ?? NO_PRACTICE;
  const left = Object.entries(places).filter(([tag, id]) => routes.question(id, tag) !== address);
  if (left.length < Object.keys(places).length) update((before) => ({ ...before, places: Object.fromEntries(left) }));
}
