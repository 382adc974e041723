import { seedCustomTags } from '@/mocks/seed/custom-tags';
import { demoMembers } from '../seed';
import { defineTable } from '../table';

export interface CustomTag {
  id: string;
  userId: string;
  pid: string;
  tagName: string;
}

export const customTags = defineTable({ seed: ({ once }) => seedCustomTags(once(demoMembers)) });
