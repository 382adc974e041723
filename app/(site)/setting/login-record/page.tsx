import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MemberSettings } from '@/components/shell/member-settings';
import { LoginRecord } from '@/components/login-record/login-record';
import { LoginRecordSkeleton } from '@/components/login-record/login-record-skeleton';

export const metadata: Metadata = { title: '登录日志' };

export default function LoginRecordPage() {
  return (
    <MemberSettings>
      <Suspense fallback={<LoginRecordSkeleton />}>
        <LoginRecord />
      </Suspense>
    </MemberSettings>
  );
}
