import type { Metadata } from 'next';
import { buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/error-page';
import { routes } from '@/lib/config/routes';

export const metadata: Metadata = { title: '页面暂时打不开', robots: { index: false } };

/**
 * The 503 page that is served in place of one that could not be rendered (`scripts/serve/error-pages.ts`): its
 * links work without a script, and an empty address is the one that the visitor is at.
 */
export default function UnavailablePage() {
  return (
    <ErrorPage status={503} message="页面暂时打不开" explanation="网络异常，请稍后重试">
      <a className={buttonClass('primary')} href="">
        重新加载
      </a>
      <a className={buttonClass()} href={routes.home()}>
        返回首页
      </a>
    </ErrorPage>
  );
}
