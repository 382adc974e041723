import { TutorialFrame } from '@/components/tutorial/tutorial-frame';
import { loadTutorial } from '@/lib/server/tutorials';

export default async function TutorialLayout({ params, children }: LayoutProps<'/tutorial/[id]'>) {
  const { tutorial } = await loadTutorial((await params).id);
  return <TutorialFrame tutorial={tutorial}>{children}</TutorialFrame>;
}
