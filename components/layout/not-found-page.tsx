import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/error-page';
import { routes } from '@/lib/config/routes';

export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <ErrorPage
      status={404}
      drawing="missing"
      message="This page could not be found"
      messageLang="en"
      explanation="页面不存在，可能已被删除或地址有误"
    >
      <Link className={buttonClass('primary')} href={routes.home()} prefetch={false}>
        返回首页
      </Link>
      {children}
    </ErrorPage>
  );
}
