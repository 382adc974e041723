import * as z from 'zod/mini';
import type { User } from '@/mocks/db/tables';
import { BusinessFailure } from './answers';
import { memberCall } from './call';
import { digit } from './params';
import { charactersOf } from './rules';

const LIMITS = [
  ['nickname', '昵称', 32],
  ['job', '职位', 50],
  ['blogAddress', '博客地址', 255],
  ['description', '个人介绍', 255],
] as const;

const text = () => z.optional(z.nullable(z.string()));
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const profileParams = z.object({
  nickname: text(),
  avatar: text(),
  gender: z.optional(z.nullable(z.union([digit('0', '1'), z.literal('')]))),
  birthday: text(),
  startWorkTime: text(),
  job: text(),
  blogAddress: text(),
  description: text(),
});
type ProfileParams = z.output<typeof profileParams>;

function checkTexts(params: ProfileParams): void {
  if (!params.nickname?.trim()) throw new BusinessFailure('请输入昵称');
  for (const [field, label, limit] of LIMITS)
    if (charactersOf(params[field] ?? '') > limit) throw new BusinessFailure(`${label}长度不能超过 ${limit}`);
  if (params.startWorkTime && !isDay(params.startWorkTime)) throw new BusinessFailure('开始工作时间格式不正确');
  if (params.avatar && !/^https?:\/\//.test(params.avatar)) throw new BusinessFailure('头像地址不正确');
}

/** A birthday is required, and may be changed once. */
function checkBirthday(birthday: string | null | undefined, viewer: User): void {
  if (!birthday) {
    if (viewer.birthday === null) throw new BusinessFailure('请选择出生日期');
    return;
  }
  if (!isDay(birthday)) throw new BusinessFailure('出生日期格式不正确');
  if (viewer.hasUpdateBirthday && birthday !== viewer.birthday) throw new BusinessFailure('出生日期只能修改一次');
}

export const profileHandlers = [
  memberCall({
    method: 'POST',
    path: '/users/updateuser',
    params: profileParams,
    message: '更新资料成功',
    handle: ({ params, viewer }) => {
      checkTexts(params);
      checkBirthday(params.birthday, viewer);
      if (params.birthday && params.birthday !== viewer.birthday) viewer.hasUpdateBirthday = true;
      // An empty field is ignored and clears nothing.
      Object.assign(viewer, Object.fromEntries(Object.entries(params).filter(([, value]) => value)));
    },
  }),
  memberCall({
    method: 'POST',
    path: '/users/update-im-restrict',
    params: z.object({ imRestrict: digit('0', '1', '2', '3') }),
    message: '设置成功',
    handle: ({ params: { imRestrict }, viewer }) => {
      viewer.imRestrict = imRestrict;
    },
  }),
];
