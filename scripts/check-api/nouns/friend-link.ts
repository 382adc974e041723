import { listFriendLinks } from '@/lib/domain/friend-link/api';
import type { NounChecks } from '../noun';

export const friendLinkChecks: NounChecks = {
  noun: 'friend-link',
  calls: {
    'GET /config/friend-link': { without: 'the footer has no 友情链接', ask: () => listFriendLinks() },
  },
};
