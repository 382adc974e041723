import type { Metadata } from 'next';
import { FolderGrid } from '@/components/folder/folder-grid';
import { UserFolders } from '@/components/folder/user-folders';
import { JsonLd } from '@/components/ui/json-ld';
import { routes } from '@/lib/config/routes';
import { loadFolders } from '@/lib/server/folders';
import { optional } from '@/lib/server/load';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import { userTabJsonLd } from '@/lib/server/seo/profile-json-ld';
import { loadUser, userMetadata } from '@/lib/server/users';
import { isolated } from '@/lib/utils/direction';

/** Per request: what may become private is in no cached page. */
export const dynamic = 'force-dynamic';

type UserFoldersProps = PageProps<'/user/[id]/folder'>;

export async function generateMetadata({ params }: UserFoldersProps): Promise<Metadata> {
  const { id } = await params;
  return userMetadata(id, 'folder', { rows: (await optional(loadFolders(id)))?.length });
}

export default async function UserFoldersPage({ params }: UserFoldersProps) {
  const { id } = await params;
  const user = await loadUser(id);
  const folders = await optional(loadFolders(id));
  return (
    <>
      <JsonLd data={userTabJsonLd(user, 'folder')} />
      <JsonLd
        data={listJsonLd({
          name: `${isolated(user.nickname)} 的文件夹`,
          path: routes.user(id, 'folder'),
          items: folders?.map((folder) => ({ name: folder.name, path: routes.userFolder(id, folder.id) })) ?? [],
        })}
      />
      <UserFolders userId={id}>{folders && <FolderGrid userId={id} folders={folders} />}</UserFolders>
    </>
  );
}
