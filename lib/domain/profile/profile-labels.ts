export const PROFILE_LIMITS = { nickname: 32, job: 50, blogAddress: 255, description: 255 } as const;
export type LimitedField = keyof typeof PROFILE_LIMITS;

export const PROFILE_LABELS = {
  nickname: '昵称',
  gender: '性别',
  birthday: '出生日期',
  startWorkTime: '开始工作时间',
  job: '职位',
  blogAddress: '博客地址',
  description: '个人介绍',
} as const;

export const FIRST_DAY = '1900-01-01';

export const GENDERS = [
  { value: '1', label: '男' },
  { value: '0', label: '女' },
] as const;
