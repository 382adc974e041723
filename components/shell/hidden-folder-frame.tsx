import type { ReactNode } from 'react';
import { PageAside } from './page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { FolderSkeleton } from '@/components/bookmark/bookmark-skeletons';
import recipes from '@/styles/recipes.module.css';

export const HiddenFolderFrame = ({ children }: { children: ReactNode }) => (
  <PageGrid aside={<PageAside />}>
    <h1 className={recipes.visuallyHidden}>文件夹</h1>
    <Card>{children}</Card>
  </PageGrid>
);

export const HiddenFolderWaiting = () => (
  <HiddenFolderFrame>
    <FolderSkeleton />
  </HiddenFolderFrame>
);
