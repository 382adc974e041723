import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { routes } from '@/lib/config/routes';

export const AnnotationsEntry = () => (
  <Link className={menu.entry} href={routes.annotations()} prefetch={false} rel="nofollow">
    <Icon of="quote" />
    笔记
  </Link>
);
