import Link from 'next/link';
import { ForgetMissingPlace } from '@/components/question/forget-missing-place';
import { buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/state/error-page';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { SEARCH_MAX_LENGTH } from '@/lib/domain/search/search-limits';
import controls from '@/styles/controls.module.css';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <ErrorPage
      status={404}
      drawing="missing"
      message="This page could not be found"
      messageLang="en"
      explanation="页面不存在，可能已被删除或地址有误"
    >
      <ForgetMissingPlace />
      <Link className={buttonClass('primary')} href={routes.home()} prefetch={false}>
        返回首页
      </Link>
      <Link className={buttonClass()} href={routes.home({ sort: 'hot' })} prefetch={false}>
        最热文章
      </Link>
      <form className={styles.search} action={routes.searchForm()} role="search" aria-label="搜索站内内容">
        <label className={styles.field}>
          <Icon of="search" size={16} />
          <input
            className={controls.searchInput}
            name="value"
            type="search"
            placeholder="搜索文章、用户"
            aria-label="搜索内容"
            maxLength={SEARCH_MAX_LENGTH}
            required
          />
        </label>
        <input type="hidden" name="type" value="1" />
        <button className={buttonClass()} type="submit">
          搜索
        </button>
      </form>
    </ErrorPage>
  );
}
