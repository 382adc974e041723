import type { Metadata } from 'next';
import Link from 'next/link';
import { LinksBlock } from '@/components/article/article-links';
import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { QuestionTags } from '@/components/question/question-tags';
import { TutorialList } from '@/components/tutorial/tutorial-list';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkTabs } from '@/components/ui/link-tabs';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { loadTutorialPage } from '@/lib/server/tutorial-lists';

export const revalidate = 300;
export const generateStaticParams = () => [];

type TutorialsPageProps = PageProps<'/tutorials/[category]'>;

export async function generateMetadata({ params }: TutorialsPageProps): Promise<Metadata> {
  const { current } = await loadTutorialPage((await params).category);
  return pageMetadata({
    title: current ? `${current.name}教程` : '教程',
    description: `成体系的${current?.name ?? '技术'}教程：分章讲解，附代码与常见问题，记得住读到哪里。`,
    path: routes.tutorials(current?.id),
  });
}

export default async function TutorialsPage({ params }: TutorialsPageProps) {
  const { categories, current, tutorials } = await loadTutorialPage((await params).category);
  return (
    <PageGrid
      aside={
        <PageAside>
          <LinksBlock title="题库">
            <QuestionTags />
          </LinksBlock>
        </PageAside>
      }
    >
      <JsonLd data={breadcrumbJsonLd([{ name: '教程', path: routes.tutorials() }])} />
      <Card>
        <CardHead title="教程" note="一章一章地学，读到哪里都记得">
          <Link className={buttonClass('secondary', 'small')} href={routes.questions()} prefetch={false}>
            题库练习
          </Link>
        </CardHead>
        <LinkTabs
          label="教程分类"
          tabs={[{ id: undefined, name: '全部' }, ...categories].map(({ id, name }) => ({
            label: name,
            href: routes.tutorials(id),
            current: id === current?.id,
          }))}
        />
        <TutorialList tutorials={tutorials} />
      </Card>
    </PageGrid>
  );
}
