import { ArticleSummaryRow } from '@/components/article/article-summary-row';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import { Highlight } from '@/components/search/highlight';
import { rowSubject } from '@/lib/domain/article/row-subject';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { FoundLike, FoundStatus } from './found-article';
import { ArticleHitFlags } from './hit-flags';

interface ArticleHitsProps {
  hits: readonly ArticleHit[];
  keywords: readonly string[];
  foundAt: number;
}

export function ArticleHits({ hits, keywords, foundAt }: ArticleHitsProps) {
  const mark = (text: string) => <Highlight text={text} keywords={keywords} />;
  return (
    <>
      <ArticleHitFlags articleIds={hits.map(({ id }) => id)} />
      <ul>
        {hits.map((hit) => {
          const article = { ...hit, nickname: hit.authorNickname };
          const subject = rowSubject(article);
          return (
            <li key={hit.id}>
              <MutableRow subject={subject}>
                <ArticleSummaryRow
                  variant="search"
                  article={article}
                  renderedAt={foundAt}
                  mark={mark}
                  badge={<FoundStatus hit={hit} />}
                  like={<FoundLike hit={hit} />}
                  slot={<RowMenuButton subject={subject} />}
                />
              </MutableRow>
            </li>
          );
        })}
      </ul>
    </>
  );
}
