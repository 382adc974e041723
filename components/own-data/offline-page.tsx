'use client';

import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { Drawing } from '@/components/ui/state/drawing';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/config/routes';
import { KeptPageList } from './kept-page-list';
import { OfflineSwitch } from './offline-switch';
import styles from './offline-page.module.css';

/** Lists the pages kept in this browser. Without a network the worker shows it at the address of any other page. */
export function OfflinePage() {
  const isInstead = useHydrated() && window.location.pathname !== routes.offline();
  return (
    <Card>
      <div className={styles.head}>
        {/* In both, as the worker keeps the files that the document names. */}
        <Drawing of="unplugged" small />
        {isInstead ? (
          <CardHead title="网络已断开" note="这一页没有保存到本机。下面是保存过的内容，没有网络也能读">
            <a className={buttonClass('primary')} href="">
              重新加载
            </a>
          </CardHead>
        ) : (
          <CardHead title="离线阅读" />
        )}
      </div>
      {!isInstead && (
        <div className={styles.setting}>
          <OfflineSwitch />
        </div>
      )}
      <KeptPageList />
    </Card>
  );
}
