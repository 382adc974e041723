import { idFor } from '@/mocks/db/random';

/** What the specs know of the seeded content, by identifiers that are the same in every run. */
export const seed = {
  article: {
    /** Headings, code, tables, a picture and a long discussion. */
    rich: {
      id: idFor('article:01-react-server-components'),
      title: 'React Server Components 上线一年：省下了 41% 的 JS，也踩了九个坑',
      author: '周末不加班',
    },
    /** A valid id that nothing has. */
    unknown: { id: idFor('article:there is none of this name') },
  },
  user: {
    demo: { id: idFor('user:demo'), nickname: '林间小鹿' },
    other: { id: idFor('user:other'), nickname: '山海' },
    zhou: { id: idFor('user:zhou'), nickname: '周末不加班' },
    unknown: { id: idFor('user:there is none of this name') },
  },
} as const;
