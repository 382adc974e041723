import { vi, type Mock } from 'vitest';
import type * as article from '@/lib/actions/article';
import type * as profile from '@/lib/actions/profile';
import type * as share from '@/lib/actions/share';

type ServerActions = typeof article & typeof profile & typeof share;

const action = () => vi.fn(async () => {});

/** The server actions of components under test: there is no server of the site, they do nothing and remember their calls. */
export const serverActions: { readonly [name in keyof ServerActions]: Mock<ServerActions[name]> } = {
  refreshShareCircle: action(),
  refreshOwnArticle: action(),
  refreshOwnPages: action(),
  refreshShare: action(),
  reportStaleArticle: action(),
};
