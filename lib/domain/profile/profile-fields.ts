import type { SessionUser } from '../session/schema';
import type { ProfileValues } from './schema';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of an API date; without the time no time zone shifts it. */
const dayOf = (value: string): string => DAY.exec(value)?.[0] ?? '';

export const profileOf = (user: SessionUser): ProfileValues => ({
  nickname: user.nickname,
  avatar: user.avatar,
  gender: user.gender,
  birthday: dayOf(user.birthday),
  startWorkTime: dayOf(user.startWorkTime),
  job: user.job,
  blogAddress: user.blogAddress,
  description: user.description,
});

export const PROFILE_FIELDS = [
  'nickname',
  'avatar',
  'gender',
  'birthday',
  'startWorkTime',
  'job',
  'blogAddress',
  'description',
] as const satisfies readonly (keyof ProfileValues)[];

/** Emptied fields that came back unchanged, because the API does not clear them. */
export const notCleared = (sent: ProfileValues, kept: ProfileValues): (keyof ProfileValues)[] =>
  PROFILE_FIELDS.filter((field) => sent[field] === '' && kept[field] !== '');
