import type { Metadata } from 'next';
import { CopyrightBlock } from '@/components/shell/copyright-block';
import { ToolDirectory } from '@/components/tool/tool-directory';
import { JsonLd } from '@/components/ui/json-ld';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { breadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { toolsJsonLd } from '@/lib/server/seo/tool-json-ld';
import { loadToolTree, toolsDescription } from '@/lib/server/tools';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { tree } = await loadToolTree();
  return pageMetadata({
    title: '工具箱',
    description: toolsDescription(tree),
    path: routes.tools(),
    image: fileRoutes.listImage('tool'),
  });
}

export default async function ToolPage() {
  const initial = await loadToolTree();
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([{ name: '工具箱', path: routes.tools() }])} />
      <JsonLd data={toolsJsonLd(initial.tree)} />
      <ToolDirectory initial={initial}>
        <CopyrightBlock />
      </ToolDirectory>
    </>
  );
}
