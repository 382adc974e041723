import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { CoverImage } from '@/components/ui/cover-image';
import { TextHeading } from '@/components/ui/text/text-heading';
import { EmptyState } from '@/components/ui/state/empty-state';
import { routes } from '@/lib/config/routes';
import type { ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import { TutorialResume } from './tutorial-resume';
import recipes from '@/styles/recipes.module.css';
import styles from './tutorial-intro.module.css';

interface TutorialIntroProps {
  tutorial: Tutorial;
  chapters: readonly ChapterLink[];
}

export function TutorialIntro({ tutorial, chapters }: TutorialIntroProps) {
  const { id, name, headImg, menu, desc, summary, ownerNickname, ownerJob, ownerAvatar } = tutorial;
  const [first] = chapters;
  const linkTo = (chapter: ChapterLink) => (
    <li key={chapter.id}>
      <Link href={routes.chapter(id, chapter.id)} prefetch={false}>
        <span className={styles.number}>
          {String(chapters.findIndex((each) => each.id === chapter.id) + 1).padStart(2, '0')}
        </span>
        <bdi>{chapter.title}</bdi>
      </Link>
    </li>
  );
  return (
    <div className={styles.main}>
      <Card>
        <div className={styles.head}>
          {headImg !== '' && <CoverImage className={styles.cover} src={headImg} eager />}
          <TextHeading title={name} />
          {ownerNickname !== '' && (
            <p className={styles.owner}>
              <Avatar userId={ownerNickname} nickname={ownerNickname} src={ownerAvatar} size={28} />
              <bdi>{ownerNickname}</bdi>
              {ownerJob !== '' && <bdi>{ownerJob}</bdi>}
            </p>
          )}
          <p className={styles.description}>{desc || summary}</p>
          {first && (
            <TutorialResume tutorialId={id} chapters={chapters} start={routes.chapter(id, first.id)} size="medium" />
          )}
        </div>
      </Card>
      <section className={styles.chapters} aria-labelledby="all-chapters">
        <h2 id="all-chapters" className={recipes.cardHeading}>{`共 ${chapters.length} 章`}</h2>
        {chapters.length === 0 ? (
          <EmptyState>暂无数据</EmptyState>
        ) : (
          <ol>
            {menu.map((entry) =>
              entry.id === undefined ? (
                <li key={entry.title}>
                  <h3 dir="auto">{entry.title}</h3>
                  <ol>{entry.chapters.map(linkTo)}</ol>
                </li>
              ) : (
                linkTo({ id: entry.id, title: entry.title })
              ),
            )}
          </ol>
        )}
      </section>
    </div>
  );
}
