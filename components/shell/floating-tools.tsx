'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NavigationEntry } from '@/lib/config/navigation';
import { useScrollDirection } from '@/components/frame/use-scroll-direction';
import { scrollGently } from '@/lib/browser/scroll-gently';
import styles from './floating-tools.module.css';

/** Without a margin beside the text there is back-to-top alone, while scrolling up; on phones it is in the header. */
export function FloatingTools({ entries }: { entries: readonly NavigationEntry[] }) {
  const top = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    if (top.current) observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  const direction = useScrollDirection();
  // The header of phones is away on the way down.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (direction) dataset.scroll = direction;
    if (scrolled) dataset.far = '';
    return () => {
      delete dataset.scroll;
      delete dataset.far;
    };
  }, [scrolled, direction]);

  const handleTop = () => {
    scrollGently(0);
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <>
      <span ref={top} className={styles.top} aria-hidden />
      <aside
        className={styles.tools}
        data-up={direction === 'up' || undefined}
        aria-label="快捷操作"
        data-print="hidden"
      >
        {entries.map(({ href, label }) => (
          <Link key={href} className={styles.tool} href={href} prefetch={false} aria-label={label} title={label}>
            <Icon of="feedback" size={20} />
          </Link>
        ))}
        {scrolled && (
          <button className={styles.tool} type="button" aria-label="回到顶部" title="回到顶部" onClick={handleTop}>
            <Icon of="up" size={20} />
          </button>
        )}
      </aside>
    </>
  );
}
