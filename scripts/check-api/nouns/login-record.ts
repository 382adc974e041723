import { listLogins } from '@/lib/domain/login-record/api';
import type { NounChecks } from '../noun';

export const loginRecordChecks: NounChecks = {
  noun: 'login-record',
  calls: {
    'GET /log/list': {
      needsSession: true,
      without: '登录日志 says that it cannot be loaded',
      ask: () => listLogins(1),
    },
  },
};
