import { loadResumes } from '@/mocks/seed/resumes';
import { seededAuthors } from '../seed';
import { byId, defineTable } from '../table';

export interface Resume {
  id: string;
  userId: string;
  /** JSON list of sections. */
  content: string;
  themeColor: string;
  themeStyleName: string;
}

export const resumes = defineTable({ seed: ({ once }) => byId(loadResumes(once(seededAuthors))) });
