import { withoutMarks } from '@/lib/utils/text-blocks';
import type { Dynamic } from './schema';

const VERBS = { published: '发布了', liked: '赞了', followed: '关注了', collected: '收藏了', other: '动态：' } as const;

const NOUNS = { article: '文章', share: '友圈', user: '用户', tool: '工具' } as const;

const GONE_WORDS = {
  article: '该文章已被删除',
  share: '该友圈已被删除',
  user: '该用户不存在',
  tool: '该工具已被删除',
} as const;

export const dynamicElementId = (id: string) => `dynamic-${id}`;

export const targetWords = (dynamic: Dynamic): string =>
  dynamic.target ? nameOf(dynamic).trim() || NOUNS[dynamic.kind] : GONE_WORDS[dynamic.kind];

function nameOf(dynamic: Dynamic): string {
  switch (dynamic.kind) {
    case 'article':
      return dynamic.target?.articleTitle ?? '';
    case 'share':
      return withoutMarks(dynamic.target?.content ?? '');
    case 'user':
      return dynamic.target?.nickname ?? '';
    case 'tool':
      return dynamic.target?.name ?? '';
  }
}

export const dynamicPhrase = ({ action, kind }: Pick<Dynamic, 'action' | 'kind'>): string =>
  `${VERBS[action]}${NOUNS[kind]}`;
