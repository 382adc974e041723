import Link from 'next/link';
import { CoverImage } from '@/components/ui/cover-image';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { routes } from '@/lib/config/routes';
import type { Tutorial } from '@/lib/domain/tutorial/schema';
import { TutorialResume } from './tutorial-resume';
import controls from '@/styles/controls.module.css';
import styles from './tutorial-card.module.css';

export function TutorialCard({ tutorial }: { tutorial: Tutorial }) {
  const { id, name, headImg, summary, desc, chapterCount, ownerNickname } = tutorial;
  const facts = [ownerNickname, chapterCount !== null && `${chapterCount} 章`].filter(Boolean).join(' · ');
  return (
    <article className={styles.card}>
      {headImg === '' ? (
        <GeneratedCover className={styles.cover} id={id} tint="petrol" />
      ) : (
        <CoverImage className={styles.cover} src={headImg} />
      )}
      <h2 className={styles.name} dir="auto">
        <Link className={controls.coverLink} href={routes.tutorial(id)} prefetch={false}>
          {name}
        </Link>
      </h2>
      <p className={styles.summary} dir="auto">
        {summary || desc}
      </p>
      <div className={styles.foot}>
        <span className={styles.facts}>{facts}</span>
        <TutorialResume tutorialId={id} start={routes.tutorial(id)} />
      </div>
    </article>
  );
}
