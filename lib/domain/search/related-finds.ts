import { commonTags, type TagCount } from '@/lib/domain/article/highlights';
import { categoryOfTags, tagLabel } from '@/lib/domain/article/labels';
import type { LinkedArticle } from '@/lib/domain/article/linked-article';
import type { ArticleHit, UserHit } from './schema';

const MAX_ROWS = 5;

type FoundPerson = Pick<UserHit, 'id' | 'nickname' | 'avatar' | 'job'>;

export interface RelatedFinds {
  tags: TagCount[];
  people: FoundPerson[];
  articles: LinkedArticle[];
}

/** People of that name, then the authors of the articles that were found. */
function peopleOf(users: readonly UserHit[], hits: readonly ArticleHit[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const { id, nickname, avatar, job } of users) people.set(id, { id, nickname, avatar, job });
  for (const { userId: id, authorNickname: nickname } of hits) {
    if (!people.has(id)) people.set(id, { id, nickname, avatar: '', job: '' });
  }
  return [...people.values()].slice(0, MAX_ROWS);
}

/** The right column of the results of one kind: tags, and the other kind. */
export function relatedFinds(
  value: string,
  kind: 'article' | 'user',
  { articles, users }: { articles: readonly ArticleHit[]; users: readonly UserHit[] },
): RelatedFinds {
  return {
    // The tag that was searched for leads here again.
    tags: commonTags(articles).filter(({ tag }) => tagLabel(tag).toLowerCase() !== value.toLowerCase()),
    people: kind === 'article' ? peopleOf(users, articles) : [],
    articles:
      kind === 'user'
        ? articles.slice(0, MAX_ROWS).map(({ id, articleTitle, authorNickname, tags, coverImage, viewCounts }) => ({
            id,
            articleTitle,
            nickname: authorNickname,
            category: categoryOfTags(tags),
            coverImage,
            viewCounts,
          }))
        : [],
  };
}
