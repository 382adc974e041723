import { ArticleLinks } from '@/components/article/article-links';
import { LinksBlock } from '@/components/frame/links-block';
import { TagBlock } from '@/components/tag/tag-block';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { routes } from '@/lib/config/routes';
import type { RelatedFinds } from '@/lib/domain/search/related-finds';
import recipes from '@/styles/recipes.module.css';
import styles from './search-aside.module.css';

const AVATAR_SIZE = 32;

export function SearchAside({ tags, people, articles }: RelatedFinds) {
  return (
    <>
      <TagBlock title="相关标签" tags={tags} />
      {people.length > 0 && (
        <LinksBlock title="相关用户">
          <ul>
            {people.map(({ id, nickname, avatar, job }) => (
              <li key={id}>
                <a className={styles.person} href={routes.user(id)} {...NEW_TAB} rel="noopener">
                  <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
                  <span>
                    <b className={recipes.truncate} dir="auto">
                      {nickname}
                    </b>
                    {job !== '' && (
                      <small className={recipes.truncate} dir="auto">
                        {job}
                      </small>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </LinksBlock>
      )}
      {articles.length > 0 && (
        <LinksBlock title="相关文章">
          <ArticleLinks articles={articles} />
        </LinksBlock>
      )}
    </>
  );
}
