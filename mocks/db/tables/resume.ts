import { loadResumes } from '@/mocks/seed/resumes';
import { seededAuthors } from '../seed';
import { byId, defineTable } from '../table';

export interface Resume {
  id: string;
  userId: string;
  content: string;
  themeColor: string;
  themeStyleName: string;
}

export const resumes = defineTable({ seed: ({ once }) => byId(loadResumes(once(seededAuthors))) });
