import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { Article } from '@/mocks/db/tables';
import { articleSourceRow } from '@/mocks/wire/article';
import { BusinessFailure } from './answers';
import { memberCall } from './call';
import { ownArticle } from './own-article';
import { required } from './params';
import { CATEGORY_CODES, charactersOf, webAddress, STATUS_PENDING } from './rules';

const optionalText = () => z.optional(z.nullable(z.string()));

/** Missing fields pass the schema and are refused below, in Chinese. */
const submission = {
  articleTitle: z._default(z.string(), ''),
  content: z._default(z.string(), ''),
  html: z.string(),
  category: z._default(z.string(), ''),
  tag: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  coverImage: optionalText(),
  linkUrl: optionalText(),
  theme: optionalText(),
  codeStyle: optionalText(),
};
const submissionSchema = z.object(submission);
type Submission = z.output<typeof submissionSchema>;

function check({ articleTitle, content, category, tag, description, linkUrl }: Submission): void {
  const tags = tag.split(';').filter((name) => name.trim() !== '');
  const wrong = [
    articleTitle.trim() === '' && '请输入文章标题',
    content.trim() === '' && '请输入文章内容',
    !CATEGORY_CODES.includes(category) && '请选择文章分类',
    tags.length === 0 && '请输入标签',
    tags.length > 4 && '最多选择 4 个标签',
    description.trim() === '' && '请输入文章描述',
    charactersOf(description) > 255 && '文章描述不能超过 255 字',
    Boolean(linkUrl) && !webAddress(linkUrl ?? '') && '原文链接格式不正确',
  ].find((sentence) => sentence !== false);
  if (wrong) throw new BusinessFailure(wrong);
}

/** The API ignores empty strings in every update. */
const fieldsOf = ({ coverImage, linkUrl, theme, codeStyle, ...fields }: Submission) => ({
  ...fields,
  coverImage: coverImage || null,
  linkUrl: linkUrl || null,
  theme: theme || null,
  codeStyle: codeStyle || null,
});

export const articleWritingHandlers = [
  memberCall({
    method: 'GET',
    path: '/articles/mdinfo',
    params: z.object({ id: required() }),
    handle: ({ params, viewer }) => articleSourceRow(ownArticle(params.id, viewer)),
  }),
  memberCall({
    method: 'POST',
    path: '/articles/createarticle',
    params: submissionSchema,
    message: '创作文章成功，请等待文章审核',
    handle: ({ params, viewer }) => {
      check(params);
      const now = Date.now();
      const article: Article = {
        ...fieldsOf(params),
        id: newId(),
        userId: viewer.id,
        status: STATUS_PENDING,
        createTime: now,
        updateTime: now,
        viewCounts: 0,
        topTimeStap: null,
      };
      db.articles.set(article.id, article);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/articles/updatearticle',
    params: z.object({ id: required(), ...submission }),
    message: '文章编辑成功',
    handle: ({ params: { id, ...fields }, viewer }) => {
      const article = ownArticle(id, viewer);
      check(fields);
      const sent = Object.entries(fieldsOf(fields)).filter(([, value]) => value !== null);
      Object.assign(article, Object.fromEntries(sent), { updateTime: Date.now() });
    },
  }),
];
