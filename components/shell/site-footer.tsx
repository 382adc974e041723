import Link from 'next/link';
import { FriendLinks } from '@/components/friend-link/friend-links';
import { NEW_TAB } from '@/components/ui/new-tab';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import type { SiteConfig } from '@/lib/config/site';
import styles from './site-footer.module.css';

const REGISTER_URL = 'https://beian.miit.gov.cn/';

/** Entries without a value in the environment are left out. */
export function SiteFooter({ site }: { site: SiteConfig }) {
  return (
    <footer className={styles.footer} data-print="hidden">
      <ul className={styles.row}>
        {site.version && <li>版本号：{site.version}</li>}
        {site.email && (
          <li>
            邮箱：<a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        )}
        {site.recordNo && (
          <li>
            <a href={REGISTER_URL} {...NEW_TAB} rel="noopener">
              {site.recordNo}
            </a>
          </li>
        )}
        <li>
          <FriendLinks className={styles.action} />
        </li>
        <li>
          <a href={fileRoutes.rss()}>RSS 订阅</a>
        </li>
        <li>
          <Link href={routes.settings('preferences')} prefetch={false} rel="nofollow">
            偏好设置
          </Link>
        </li>
      </ul>
      {site.copyright && <p>{site.copyright}</p>}
    </footer>
  );
}
