import { seedCustomTags } from '@/mocks/seed/custom-tags';
import { demoMembers } from '../seed';
import { defineTable } from '../table';

/** A tag that a member made for themselves. */
export interface CustomTag {
  id: string;
  userId: string;
  /** Category. */
  pid: string;
  tagName: string;
}

/** Oldest first. */
export const customTags = defineTable({ seed: ({ once }) => seedCustomTags(once(demoMembers)) });
