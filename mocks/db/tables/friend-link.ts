import { loadFriendLinks } from '@/mocks/seed/friend-links';
import { defineTable } from '../table';

export interface FriendLink {
  id: string;
  name: string;
  logo: string;
  link: string;
}

export const friendLinks = defineTable({ seed: loadFriendLinks });
