import type { Metadata } from 'next';
import Link from 'next/link';
import { MemberPage } from '@/components/layout/member-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PageAside } from '@/components/layout/page-aside';
import { ForgetMissingPlace } from '@/components/question/forget-missing-place';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { SEARCH_MAX_LENGTH } from '@/lib/domain/search/search-limits';
import controls from '@/styles/controls.module.css';
import styles from './missing.module.css';

export const metadata: Metadata = { title: '页面不存在', robots: { index: false } };

/** The 404 document (`scripts/serve/error-pages.ts`). A member's browser tries what they alone may see there. */
export default function MissingPage() {
  return (
    <MemberPage aside={<PageAside />}>
      <NotFoundPage>
        <ForgetMissingPlace />
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
      </NotFoundPage>
    </MemberPage>
  );
}
