import { FriendLinks } from '@/components/friend-link/friend-links';
import { fileRoutes } from '@/lib/config/file-routes';
import { siteConfig } from '@/lib/config/site';
import styles from './copyright-block.module.css';

export function CopyrightBlock() {
  const site = siteConfig();
  return (
    <section className={styles.block} aria-label="关于本站">
      <div className={styles.links}>
        <FriendLinks />
        <a href={fileRoutes.rss()}>RSS</a>
        <a href={fileRoutes.atom()}>Atom</a>
      </div>
      {site.copyright && <p>{site.copyright}</p>}
    </section>
  );
}
