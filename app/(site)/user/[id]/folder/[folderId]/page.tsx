import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FolderBookmarks } from '@/components/bookmark/folder-bookmarks';
import { FolderTrail } from '@/components/bookmark/folder-trail';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { loadFolder } from '@/lib/server/folders';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { loadUser } from '@/lib/server/users';
import { isResourceId } from '@/lib/utils/identifier';
import { isolated } from '@/lib/utils/direction';

/** Per request: what may become private is in no cached page. */
export const dynamic = 'force-dynamic';

type FolderPageProps = PageProps<'/user/[id]/folder/[folderId]'>;

/** A private folder is a 404; its owner's browser finds it from that page (`app/(site)/missing`). */
async function load({ params }: FolderPageProps) {
  const { id, folderId } = await params;
  if (!isResourceId(folderId)) notFound();
  return { user: await loadUser(id), ...(await loadFolder(id, folderId)) };
}

export async function generateMetadata(props: FolderPageProps): Promise<Metadata> {
  const { user, folder, bookmarks, total } = await load(props);
  return pageMetadata({
    title: `${isolated(folder.name)} · ${isolated(user.nickname)} 的文件夹`,
    description: `${isolated(user.nickname)} 收藏在“${isolated(folder.name)}”里的站点：${bookmarks.map(({ name }) => name).join('、')}`,
    path: routes.userFolder(user.id, folder.id),
    image: fileRoutes.userImage(user.id),
    noindex: total === 0,
  });
}

export default async function FolderPage(props: FolderPageProps) {
  const { user, folder, bookmarks, total } = await load(props);
  return (
    <>
      <JsonLd
        data={breadcrumbJsonLd([
          { name: user.nickname, path: routes.user(user.id) },
          { name: '文件夹', path: routes.user(user.id, 'folder') },
          { name: folder.name, path: routes.userFolder(user.id, folder.id) },
        ])}
      />
      <FolderBookmarks userId={user.id} folderId={folder.id} initial={{ bookmarks, total }}>
        <FolderTrail userId={user.id} folder={folder} />
      </FolderBookmarks>
    </>
  );
}
