'use client';

import { useParams } from 'next/navigation';
import { LinkTabs } from '@/components/ui/link-tabs';
import { ALL_TUTORIALS, routes } from '@/lib/config/routes';
import type { TutorialCategory } from '@/lib/domain/tutorial/schema';

export function TutorialTabs({ categories }: { categories: readonly TutorialCategory[] }) {
  const { category } = useParams<{ category: string }>();
  const tabs = [{ id: undefined, name: '全部' }, ...categories];
  return (
    <LinkTabs
      label="教程分类"
      tabs={tabs.map(({ id, name }) => ({
        label: name,
        href: routes.tutorials(id),
        current: (id ?? ALL_TUTORIALS) === category,
      }))}
    />
  );
}
