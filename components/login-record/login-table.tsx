import { Badge } from '@/components/ui/badge';
import { loginTypeName } from '@/lib/domain/login-record/login-types';
import type { LoginRecordRow } from '@/lib/domain/login-record/schema';
import { toIsoTime } from '@/lib/utils/time';
import styles from './login-record.module.css';

interface LoginTableProps {
  logins: readonly LoginRecordRow[];
  busy: boolean;
  startsWithLatest: boolean;
}

export function LoginTable({ logins, busy, startsWithLatest }: LoginTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label="登录记录" tabIndex={0}>
      <table className={styles.table} aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">登录时间</th>
            <th scope="col">地址</th>
            <th scope="col">IP</th>
            <th scope="col">登录方式</th>
          </tr>
        </thead>
        <tbody>
          {logins.map(({ loginTime, address, ip, loginType }, index) => (
            <tr key={`${loginTime}-${index}`}>
              <td>
                <time dateTime={toIsoTime(loginTime)}>{loginTime || '—'}</time>
                {startsWithLatest && index === 0 && (
                  <span className={styles.latest}>
                    <Badge tone="accent">最近一次</Badge>
                  </span>
                )}
              </td>
              <td>{address || '未知'}</td>
              <td>{ip || '—'}</td>
              <td>{loginTypeName(loginType)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
