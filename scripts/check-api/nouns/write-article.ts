import {
  collectArticle,
  createArticle,
  deleteArticle,
  exportArticle,
  getArticleSource,
  likeArticle,
  listArticlesOfUser,
  pinArticle,
  updateArticle,
} from '@/lib/domain/article/api';
import { CATEGORIES } from '@/lib/domain/article/categories';
import type { Writer } from '../writer';

/** Creates, changes and deletes an article of the member. */
export async function writeArticle(writer: Writer): Promise<void> {
  const { mark, me, step } = writer;
  const draft = {
    title: mark,
    content: '# check:api\n\n正文',
    html: '<h1>check:api</h1><p>正文</p>',
    category: CATEGORIES[0].code,
    tag: ['js'],
    coverImage: '',
    linkUrl: '',
    description: mark,
    theme: 'juejin',
    codeStyle: 'github',
  };
  const own = async () => {
    const { list } = await listArticlesOfUser({ userId: me.id, pageNo: 1, pageSize: 20 });
    return list.filter(({ articleTitle }) => articleTitle === mark);
  };
  writer.cleanUp('articles', async () => {
    for (const { id } of await own()) await deleteArticle(id);
  });
  await step('POST /articles/createarticle', () => createArticle(draft));
  const row = (await own())[0];
  writer.prove('found', row ? null : 'it is not there');
  if (!row) return;
  const ref = { articleId: row.id, uid: me.id };
  await step('GET /articles/mdinfo', () => getArticleSource(row.id));
  await step('POST /articles/updatearticle', () => updateArticle(row.id, { ...draft, content: `${draft.content} 2` }));
  await step('GET /articles/operateTop', async () => {
    await pinArticle(row.id, true);
    await pinArticle(row.id, false);
  });
  await step('POST /articles/export', () => exportArticle(row.id, 'md'));
  const toggles = [
    'GET /users/agreearticle',
    'GET /users/unagreearticle',
    'GET /users/collectarticle',
    'GET /users/uncollectarticle',
  ];
  if (row.status !== 'published') writer.skip(toggles, 'a new article awaits its review');
  else {
    await step('GET /users/agreearticle', () => likeArticle(ref, true));
    await step('GET /users/unagreearticle', () => likeArticle(ref, false));
    await step('GET /users/collectarticle', () => collectArticle(ref, true));
    await step('GET /users/uncollectarticle', () => collectArticle(ref, false));
  }
  await step('GET /articles/deletearticle', () => deleteArticle(row.id));
}
