import type { Metadata } from 'next';
import { FirstComments } from '@/components/comment/first-comments';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { ShareDetail } from '@/components/share/share-detail';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { SHARE_CIRCLE_SYNDICATION, routes } from '@/lib/config/routes';
import { loadFirstComments } from '@/lib/server/comments';
import { describeShare } from '@/lib/server/seo/description';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { shareJsonLd } from '@/lib/server/seo/share-json-ld';
import { shareTitle } from '@/lib/server/seo/share-title';
import { loadShare } from '@/lib/server/share';
import { toIsoTime } from '@/lib/utils/time';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 60;
export const generateStaticParams = () => [];

type SharePageProps = PageProps<'/sharecircle/[id]'>;

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const { share } = await loadShare((await params).id);
  return pageMetadata({
    title: shareTitle(share),
    description: describeShare(share),
    path: routes.share(share.id),
    image: fileRoutes.shareImage(share.id),
    type: 'article',
    syndication: { code: SHARE_CIRCLE_SYNDICATION, label: '友圈' },
    article: { publishedTime: toIsoTime(share.createTime), modifiedTime: '', author: share.nickname },
  });
}

export default async function SharePage({ params }: SharePageProps) {
  const { share, renderedAt } = await loadShare((await params).id);
  const subject = { kind: 'share', id: share.id, ownerId: share.userId } as const;
  const comments = await loadFirstComments(subject);
  const title = shareTitle(share);
  const trail = [
    { name: '友圈', path: routes.shareCircle() },
    { name: title, path: routes.share(share.id) },
  ];
  return (
    <>
      <JsonLd data={shareJsonLd(share, comments)} />
      <JsonLd data={breadcrumbJsonLd(trail)} />
      <PageGrid aside={<PageAside />}>
        <h1 className={recipes.visuallyHidden}>{title}</h1>
        <ShareDetail share={share} renderedAt={renderedAt} count={comments?.count}>
          {comments && <FirstComments comments={comments.comments} subject={subject} />}
        </ShareDetail>
      </PageGrid>
    </>
  );
}
