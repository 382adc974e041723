import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageGrid } from '@/components/frame/page-grid';
import { PageAside } from '@/components/shell/page-aside';
import { QuestionsAside } from '@/components/question/questions-aside';
import { TutorialTabs } from '@/components/tutorial/tutorial-tabs';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { routes } from '@/lib/config/routes';
import { optional } from '@/lib/server/load';
import { loadTutorialCategories } from '@/lib/server/tutorial-lists';

export default async function TutorialsLayout({ children }: { children: ReactNode }) {
  // When the categories fail, the list fails, too, and tells why.
  const categories = (await optional(loadTutorialCategories())) ?? [];
  return (
    <PageGrid
      aside={
        <PageAside>
          <QuestionsAside />
        </PageAside>
      }
    >
      <Card>
        <CardHead as="p" title="教程" note="一章一章地学，读到哪里都记得">
          <Link className={buttonClass()} href={routes.questions()} prefetch={false}>
            题库练习
          </Link>
        </CardHead>
        <TutorialTabs categories={categories} />
        {children}
      </Card>
    </PageGrid>
  );
}
