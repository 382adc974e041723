import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { User } from '@/mocks/db/tables';

const MOODS = [
  '早起的',
  '不睡觉的',
  '爱喝茶的',
  '慢半拍的',
  '路过的',
  '安静的',
  '会游泳的',
  '戴眼镜的',
  '想放假的',
  '迷路的',
  '认真的',
  '怕冷的',
];
const BEINGS = [
  '松鼠',
  '海豚',
  '麻雀',
  '柚子',
  '芝麻',
  '土豆',
  '闹钟',
  '指针',
  '灯塔',
  '小舟',
  '栈帧',
  '咖啡杯',
  '雨伞',
  '书签',
  '白杨',
  '豆浆',
  '风筝',
  '橘猫',
  '键帽',
  '萤火虫',
  '山雀',
  '火车',
  '仙人掌',
  '石榴',
  '草稿纸',
];
const JOBS = [
  '前端工程师',
  '后端工程师',
  '测试工程师',
  '运维',
  '在校学生',
  '产品经理',
  '数据分析',
  'Java 开发',
  '客户端开发',
  '自由职业',
  null,
];

/** Defaults of a new account. */
export const NEW_ACCOUNT: Omit<User, 'id' | 'nickname' | 'createTime'> = {
  username: null,
  password: null,
  email: null,
  bindWx: false,
  githubId: null,
  githubName: null,
  giteeId: null,
  giteeName: null,
  avatar: null,
  job: null,
  description: null,
  gender: null,
  exp: 0,
  blogAddress: null,
  imRestrict: '0',
  birthday: null,
  hasUpdateBirthday: false,
  startWorkTime: null,
  signedOn: null,
};

/** A member who mostly reads, derived from `index`; the nickname is unique below 300. */
export function createReader(index: number): User {
  const random = randomFor(`reader:${index}`);
  const mood = MOODS[index % MOODS.length] ?? '';
  const being = BEINGS[Math.floor(index / MOODS.length) % BEINGS.length] ?? '';
  return {
    ...NEW_ACCOUNT,
    id: idFor(`reader:${index}`),
    username: `reader${index}`,
    nickname: mood + being,
    job: random.pick(JOBS),
    gender: random.pick(['0', '1', null]),
    exp: Math.floor(random.next() ** 3 * 1400),
    createTime: START - random.int(20, 900) * DAY,
  };
}
