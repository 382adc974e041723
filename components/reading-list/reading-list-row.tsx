import { BinButton } from '@/components/ui/list/bin-button';
import { Icon } from '@/components/ui/icon';
import { useStored } from '@/hooks/ui/use-stored';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { isUnread, markRead, type ReadingEntry } from '@/lib/domain/reading-list/reading-list';
import { readingPositions } from '@/lib/domain/reading/reading-positions';
import { isolated } from '@/lib/utils/direction';
import { dayHeading } from '@/lib/utils/day-label';
import { formatApiTime } from '@/lib/utils/time';
import recipes from '@/styles/recipes.module.css';
import { ArticleRow } from '@/components/article/article-row';
import styles from './reading-list.module.css';
import { removeTexts } from './use-read-later';

export function ReadingListRow({ entry, now }: { entry: ReadingEntry; now: number }) {
  const { id, href, title, author, addedAt } = entry;
  const position = useStored(readingPositions)?.[id];
  const unread = isUnread(entry);
  const added = formatApiTime(addedAt);
  return (
    <ArticleRow
      variant="later"
      className={styles.row}
      article={{ id, articleTitle: title }}
      href={href}
      start={
        <button
          className={styles.mark}
          type="button"
          aria-pressed={!unread}
          aria-label={`已读：${isolated(title)}`}
          title={unread ? '标为已读' : '标为未读'}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'li');
            markRead(href, unread);
          }}
        >
          <Icon of="done" size={20} />
        </button>
      }
    >
      <footer className={styles.meta}>
        {author !== '' && <bdi className={recipes.truncate}>{author}</bdi>}
        <time dateTime={new Date(addedAt).toISOString()} title={added}>
          {`${dayHeading(added.slice(0, 10), now)}加入`}
        </time>
        {unread && position !== undefined && <span>{`读到 ${Math.round(position * 100)}%`}</span>}
      </footer>
      <BinButton
        label={`移出稍后读：${isolated(title)}`}
        title="移出稍后读"
        onClick={({ currentTarget, detail }) => {
          focusNeighbour(currentTarget, 'li');
          removeTexts([href], detail === 0);
        }}
      />
    </ArticleRow>
  );
}
