import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { articleSchema } from '@/lib/domain/article/schema';
import { commentSchema } from '@/lib/domain/comment/schema';
import { shareSchema } from '@/lib/domain/share/schema';
import { articleJsonLd, breadcrumbJsonLd, websiteJsonLd } from './json-ld';
import { profileJsonLd, userTabJsonLd } from './profile-json-ld';
import { shareJsonLd } from './share-json-ld';

const ORIGIN = 'http://127.0.0.1:3000';
const article = (fields: Record<string, unknown> = {}) =>
  z.parse(articleSchema, {
    id: '3f0a9c41b27d5e83',
    userId: '0000000000000011',
    articleTitle: '标题',
    nickname: '甲',
    category: '2',
    tag: 'react;自定义',
    createTime: '2026-11-20 08:30:00',
    viewCounts: 12,
    ...fields,
  });

test('a technical article names its author, times, picture and counts', () => {
  expect(articleJsonLd(article(), { description: '描述' })).toMatchObject({
    '@type': ['TechArticle', 'BlogPosting'],
    headline: '标题',
    description: '描述',
    datePublished: '2026-11-20T08:30:00+08:00',
    author: { '@type': 'Person', name: '甲', url: `${ORIGIN}/user/0000000000000011` },
    image: [`${ORIGIN}/post/3f0a9c41b27d5e83/og.png`],
    keywords: ['React.js', '自定义'],
    articleSection: 'IT技术',
  });
});

test('an article of another category is a plain one, and what is not known is left out', () => {
  const node = articleJsonLd(
    article({ category: '1', createTime: 'x', avatar: 'javascript:alert(1)', job: '', tag: '' }),
    {
      description: '',
    },
  );
  const written: unknown = JSON.parse(JSON.stringify(node));
  expect(written).toMatchObject({ '@type': 'BlogPosting' });
  for (const field of ['datePublished', 'dateModified', 'comment', 'keywords'])
    expect(written).not.toHaveProperty(field);
  expect(written).not.toHaveProperty('author.image');
  expect(written).not.toHaveProperty('author.jobTitle');
});

test('an article has its first comments with their replies, and counts all', () => {
  const comment = (fields: Record<string, unknown>) =>
    z.parse(commentSchema, { id: 'c', userId: '0000000000000012', nickname: '乙', likeCounts: 3, ...fields });
  const comments = [
    comment({ content: '第一条', createTime: '2026-11-20 09:00:00', children: [{ id: 'r', content: '回复' }] }),
  ];
  const node = articleJsonLd(article(), { description: '', comments: { count: 42, comments } });
  expect(node).toMatchObject({
    commentCount: 42,
    comment: [
      {
        '@type': 'Comment',
        url: `${ORIGIN}/post/3f0a9c41b27d5e83#comment-c`,
        text: '第一条',
        dateCreated: '2026-11-20T09:00:00+08:00',
        upvoteCount: 3,
        author: { name: '乙', url: `${ORIGIN}/user/0000000000000012` },
        comment: [{ '@type': 'Comment', text: '回复' }],
      },
    ],
  });
});

test('a headline is cut at 110 characters and never within an emoji', () => {
  const { headline } = articleJsonLd(article({ articleTitle: `${'字'.repeat(109)}🚀🚀` }), { description: '' });
  expect(headline).toBe(`${'字'.repeat(109)}🚀`);
});

test('the way to a page begins at the home page', () => {
  expect(
    breadcrumbJsonLd([
      { name: 'IT技术', path: '/?category=2' },
      { name: '标题', path: '/post/1' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: '首页', item: `${ORIGIN}/` },
      { position: 2, name: 'IT技术', item: `${ORIGIN}/?category=2` },
      { position: 3, name: '标题', item: `${ORIGIN}/post/1` },
    ],
  });
});

test('the site tells how it is searched', () => {
  expect(websiteJsonLd()).toMatchObject({
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?value={search_term_string}&type=1` } },
  });
});

test('a member is a person with a page', () => {
  const user = {
    id: '0000000000000011',
    nickname: '甲',
    avatar: 'https://img.example/a.png',
    job: '工程师',
    description: '',
    createTime: '2025-01-01 00:00:00',
    blogAddress: 'ftp://nowhere',
  };
  const written: unknown = JSON.parse(JSON.stringify(profileJsonLd(user)));
  expect(written).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: '甲', image: 'https://img.example/a.png' },
  });
  expect(written).not.toHaveProperty('mainEntity.sameAs');
});

test('a member’s page counts what others did with them, as far as it is known', () => {
  const user = { id: '3', nickname: '甲', avatar: '', job: '', description: '', createTime: '', blogAddress: '' };
  const counts = { shareCount: 1, followedCount: 2, fansCount: 34, collectCounts: null };
  expect(profileJsonLd(user, { counts })).toMatchObject({
    mainEntity: {
      interactionStatistic: [{ interactionType: { '@type': 'FollowAction' }, userInteractionCount: 34 }],
    },
  });
});

test('the way to a user’s tab ends with the tab', () => {
  const user = { id: '3', nickname: '甲' };
  const names = JSON.stringify(userTabJsonLd(user, 'tags')).match(/"name":"[^"]*"/g);
  expect(names).toEqual(['"name":"首页"', '"name":"甲"', '"name":"标签"']);
});

test('a share is a posting with its pictures, counts and comments', () => {
  const share = z.parse(shareSchema, {
    id: '3f0a9c41b27d5e84',
    userId: '0000000000000011',
    nickname: '甲',
    content: '第一行\n第二行',
    picList: 'https://pictures.example/a.png;javascript:alert(1)',
    block: '2',
    createTime: '2026-11-20 08:30:00',
    likeCount: 3,
  });
  const comment = z.parse(commentSchema, { id: '1', nickname: '乙', content: '好', createTime: '2026-11-20 09:00:00' });
  expect(shareJsonLd(share, { count: 1, comments: [comment] })).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: `${ORIGIN}/sharecircle/3f0a9c41b27d5e84`,
    headline: '甲：第一行 第二行',
    text: '第一行\n第二行',
    image: [`${ORIGIN}/sharecircle/3f0a9c41b27d5e84/og.png`, 'https://pictures.example/a.png'],
    articleSection: '摸鱼',
    isPartOf: { name: '友圈 · 摸鱼', url: `${ORIGIN}/sharecircle?block=2` },
    author: { name: '甲', url: `${ORIGIN}/user/0000000000000011` },
    commentCount: 1,
    comment: [{ text: '好', author: { name: '乙' } }],
  });
});
