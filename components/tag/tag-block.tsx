import { LinksBlock } from '@/components/frame/links-block';
import { routes } from '@/lib/config/routes';
import type { TagCount } from '@/lib/domain/article/highlights';
import { tagLabel } from '@/lib/domain/article/labels';
import { TagChip } from './tag-chip';
import styles from './tag-chip.module.css';

export function TagBlock({ title, tags }: { title: string; tags: readonly TagCount[] }) {
  if (tags.length === 0) return null;
  return (
    <LinksBlock title={title}>
      <ul className={styles.chips}>
        {tags.map(({ tag, count }) => (
          <TagChip key={tag} name={tagLabel(tag)} href={routes.tag(tag)} count={count} />
        ))}
      </ul>
    </LinksBlock>
  );
}
