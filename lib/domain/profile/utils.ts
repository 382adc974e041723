import type { SessionUser } from '../session/schema';
import { PROFILE_LIMITS, type LimitedField } from './constants';

/** What a member may change about themselves; '' where there is none. Dates are YYYY-MM-DD. */
export interface ProfileForm {
  nickname: string;
  avatar: string;
  gender: string;
  birthday: string;
  startWorkTime: string;
  job: string;
  blogAddress: string;
  description: string;
}
export type ProfileField = keyof ProfileForm;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

const DAY = /^\d{4}-\d{2}-\d{2}/;
/** The day of a date as the API keeps it, a time behind it dropped: never turned by a zone. */
const dayOf = (value: string): string => DAY.exec(value)?.[0] ?? '';

export const profileOf = (user: SessionUser): ProfileForm => ({
  nickname: user.nickname,
  avatar: user.avatar,
  gender: user.gender,
  birthday: dayOf(user.birthday),
  startWorkTime: dayOf(user.startWorkTime),
  job: user.job,
  blogAddress: user.blogAddress,
  description: user.description,
});

export const PROFILE_FIELDS: readonly ProfileField[] = [
  'nickname',
  'avatar',
  'gender',
  'birthday',
  'startWorkTime',
  'job',
  'blogAddress',
  'description',
];

/** What differs from `base`. */
export const changesOf = (form: ProfileForm, base: ProfileForm): Partial<ProfileForm> =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((field) => form[field] !== base[field]).map((field) => [field, form[field]]),
  );

/** Characters as the reader counts them in a limit: an emoji is one, however it is stored. */
export const charactersIn = (text: string): number => Array.from(text).length;

const LABELS: Record<LimitedField, string> = {
  nickname: '昵称',
  job: '职位',
  blogAddress: '博客地址',
  description: '个人介绍',
};

/** A field that is too long, in words. */
export function tooLong(field: LimitedField, text: string): string | undefined {
  const limit = PROFILE_LIMITS[field];
  return charactersIn(text) > limit ? `${LABELS[field]}最多 ${limit} 个字符` : undefined;
}

interface CheckContext {
  /** The birthday was changed before and stays as it is. */
  birthdayFixed: boolean;
  /** YYYY-MM-DD in China. */
  today: string;
}

/** What is wrong with a profile, by field (specification 1, section 5). */
export function checkProfile(form: ProfileForm, { birthdayFixed, today }: CheckContext): ProfileErrors {
  const errors: ProfileErrors = {};
  const note = (field: ProfileField, error: string | false | undefined) => {
    if (error) errors[field] ??= error;
  };
  note('nickname', form.nickname.trim() === '' && '请输入昵称');
  if (!birthdayFixed) {
    note('birthday', form.birthday === '' && '请选择出生日期');
    note('birthday', form.birthday > today && '出生日期不能晚于今天');
  }
  note('startWorkTime', form.startWorkTime > today && '开始工作时间不能晚于今天');
  for (const field of ['nickname', 'job', 'blogAddress', 'description'] as const) {
    note(field, tooLong(field, form[field].trim()));
  }
  return errors;
}

/** As it is sent: without the spaces around it. */
export const trimmed = (form: ProfileForm): ProfileForm => ({
  ...form,
  nickname: form.nickname.trim(),
  job: form.job.trim(),
  blogAddress: form.blogAddress.trim(),
  description: form.description.trim(),
});

/** Fields that were emptied and came back as they were: the API does not clear one. */
export const notCleared = (sent: ProfileForm, kept: ProfileForm): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => sent[field] === '' && kept[field] !== '');
