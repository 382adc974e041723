import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { routes } from '@/lib/config/routes';
import styles from './share-detail.module.css';

export const ShareShell = ({ children }: { children: ReactNode }) => (
  <Card>
    <Link className={styles.back} href={routes.shareCircle()} prefetch={false}>
      <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      返回友圈
    </Link>
    {children}
  </Card>
);
