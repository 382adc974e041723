import * as z from 'zod/mini';
import { formText } from '@/lib/utils/form-text';
import { FIRST_DAY, PROFILE_LABELS, PROFILE_LIMITS, type LimitedField } from './profile-labels';

const text = (field: LimitedField, missing?: string) =>
  formText({
    missing,
    name: missing && PROFILE_LABELS[field],
    max: PROFILE_LIMITS[field],
    tooLong: `${PROFILE_LABELS[field]}最多 ${PROFILE_LIMITS[field]} 个字符`,
  });

/** A year that is still being typed is long ago. */
const isDay = (day: string) => day === '' || day >= FIRST_DAY;

interface ProfileRules {
  /** The birthday was changed before and is final. */
  birthdayFixed: boolean;
  today: string;
}

/** The form's values (specification 1, section 5); '' for none, dates as YYYY-MM-DD. */
export const profileSchema = ({ birthdayFixed, today }: ProfileRules) =>
  z.object({
    nickname: text('nickname', '请输入昵称'),
    avatar: z.string(),
    gender: z.string(),
    birthday: z.string().check(
      z.refine((day) => birthdayFixed || day !== '', '请选择出生日期'),
      z.refine((day) => birthdayFixed || day <= today, '出生日期不能晚于今天'),
      z.refine((day) => birthdayFixed || isDay(day), '请输入正确的出生日期'),
    ),
    startWorkTime: z.string().check(
      z.refine((day) => day <= today, '开始工作时间不能晚于今天'),
      z.refine(isDay, '请输入正确的开始工作时间'),
    ),
    job: text('job'),
    blogAddress: text('blogAddress'),
    description: text('description'),
  });
export type ProfileValues = z.output<ReturnType<typeof profileSchema>>;
