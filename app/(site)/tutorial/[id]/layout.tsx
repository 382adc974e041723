import { notFound } from 'next/navigation';
import { TutorialFrame } from '@/components/tutorial/tutorial-frame';
import { loadTutorial } from '@/lib/server/tutorials';

export default async function TutorialLayout({ params, children }: LayoutProps<'/tutorial/[id]'>) {
  const loaded = await loadTutorial((await params).id);
  if (!loaded) notFound();
  return <TutorialFrame tutorial={loaded.tutorial}>{children}</TutorialFrame>;
}
