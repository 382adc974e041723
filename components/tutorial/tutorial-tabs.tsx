'use client';

import { useParams } from 'next/navigation';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { routes } from '@/lib/config/routes';
import type { TutorialCategory } from '@/lib/domain/tutorial/schema';

export function TutorialTabs({ categories }: { categories: readonly TutorialCategory[] }) {
  const { category } = useParams<{ category?: string }>();
  const isKnown = categories.some(({ id }) => id === category);
  const tabs = [{ id: undefined, name: '全部' }, ...categories];
  return (
    <LinkTabs
      label="教程分类"
      tabs={tabs.map(({ id, name }) => ({
        label: name,
        href: routes.tutorials(id),
        current: id === (isKnown ? category : undefined),
      }))}
    />
  );
}
