import { ArticleLinks } from '@/components/article/article-links';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { CountList } from '@/components/user/count-list';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { routes } from '@/lib/config/routes';
import type { LinkedArticle } from '@/lib/domain/article/linked-article';
import type { Article } from '@/lib/domain/article/schema';
import { levelOf } from '@/lib/domain/user/levels';
import type { ActionCounts } from '@/lib/domain/user/schema';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './article-author.module.css';

/** The author as the API knows them besides the article; each fact may be unknown. */
export interface AuthorFacts {
  description: string;
  counts: ActionCounts | undefined;
}

interface ArticleAuthorProps {
  article: Pick<Article, 'userId' | 'nickname' | 'avatar' | 'job' | 'userExp'>;
  facts: AuthorFacts | undefined;
}

export const AsideAuthor = ({ article, facts }: ArticleAuthorProps) => (
  <section className={styles.aside} aria-label="作者" data-author-shown>
    <Person article={article} facts={facts} />
    <Figures facts={facts} />
    <div className={controls.evenActions}>
      <FollowButton userId={article.userId} nickname={article.nickname} />
      <MessageLink userId={article.userId} nickname={article.nickname} />
    </div>
  </section>
);

interface EndAuthorProps extends ArticleAuthorProps {
  best: readonly LinkedArticle[];
}

export const EndAuthor = ({ article, facts, best }: EndAuthorProps) => (
  <section className={styles.end} aria-labelledby="about-author" data-author-shown data-print="hidden">
    <h2 id="about-author" className={recipes.eyebrow}>
      关于作者
    </h2>
    <div className={styles.row}>
      <Person article={article} facts={facts} />
      <FollowButton userId={article.userId} nickname={article.nickname} />
    </div>
    <Figures facts={facts} />
    {best.length > 0 && (
      <div className={styles.best}>
        <ArticleLinks articles={best} />
      </div>
    )}
  </section>
);

function Person({ article, facts }: ArticleAuthorProps) {
  const { userId, nickname, avatar, job, userExp } = article;
  return (
    <>
      <div className={styles.person}>
        <a href={routes.user(userId)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden>
          <Avatar userId={userId} nickname={nickname} src={avatar} size={48} />
        </a>
        <div>
          <p className={styles.name}>
            <a className={recipes.truncate} href={routes.user(userId)} {...NEW_TAB} rel="author noopener">
              <bdi>{nickname}</bdi>
            </a>
            <LevelBadge level={levelOf(userExp)} />
          </p>
          {job !== '' && (
            <p className={recipes.personLine} dir="auto">
              {job}
            </p>
          )}
        </div>
      </div>
      {facts && facts.description !== '' && (
        <p className={styles.description} dir="auto">
          {facts.description}
        </p>
      )}
    </>
  );
}

const Figures = ({ facts }: Pick<ArticleAuthorProps, 'facts'>) =>
  facts?.counts && (
    <CountList
      counts={[
        { label: '文章', value: facts.counts.articleTotal },
        { label: '阅读', value: facts.counts.articleViewCountTotal },
        { label: '获赞', value: facts.counts.userGetAgreeTotal },
      ]}
    />
  );
