import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LoginRecord, LoginRecordSkeleton } from '@/components/login-log/login-record';

export const metadata: Metadata = { title: '登录日志' };

export default function LoginRecordPage() {
  return (
    <Suspense fallback={<LoginRecordSkeleton />}>
      <LoginRecord />
    </Suspense>
  );
}
