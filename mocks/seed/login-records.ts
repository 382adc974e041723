import { HOUR, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { LoginRecordRow, User } from '@/mocks/db/tables';

const COUNT = 34;
const PLACES = ['浙江省杭州市', '上海市', '广东省深圳市', '四川省成都市', '未知'];

export function seedLoginRecords(users: readonly User[]): LoginRecordRow[] {
  return users.flatMap((user) => {
    const random = randomFor(`logins:${user.id}`);
    return Array.from({ length: COUNT }, (_, index) => ({
      id: idFor(`login:${user.id}:${index}`),
      userId: user.id,
      loginTime: START - Math.round((index * 9 + random.next() * 8) * HOUR),
      address: random.pick(PLACES),
      ip: `203.0.113.${random.int(1, 254)}`,
      loginType: random.pick(['1', '1', '1', '2', '3', '4', '5'] as const),
    }));
  });
}
