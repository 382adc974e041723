import { seedLoginRecords } from '@/mocks/seed/login-records';
import { demoMembers } from '../seed';
import { defineTable } from '../table';

export interface LoginRecordRow {
  id: string;
  userId: string;
  loginTime: number;
  address: string;
  ip: string;
  /** 1 password, 2 e-mail code, 3 WeChat, 4 Gitee, 5 GitHub. */
  loginType: '1' | '2' | '3' | '4' | '5';
}

export const loginRecords = defineTable({ seed: ({ once }) => seedLoginRecords(once(demoMembers)) });
