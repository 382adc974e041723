import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/use-hydrated';
import { subjectOfPage, type PageSubject } from '@/lib/config/page-subject';

/** The subject of the page that an error page replaces. Null during hydration: the server renders it without address. */
export function usePageSubject(): PageSubject | null {
  const pathname = usePathname();
  return useHydrated() ? subjectOfPage(pathname) : null;
}
