import { FriendLinks } from '@/components/friend-link/friend-links';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';
import styles from './copyright-block.module.css';

export function CopyrightBlock() {
  const site = siteConfig();
  return (
    <section className={styles.block} aria-label="关于本站">
      <div className={styles.links}>
        <FriendLinks />
        <a href={routes.rss()}>RSS</a>
        <a href={routes.atom()}>Atom</a>
      </div>
      {site.copyright && <p>{site.copyright}</p>}
    </section>
  );
}
