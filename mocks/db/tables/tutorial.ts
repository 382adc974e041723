import { loadTutorials } from '@/mocks/seed/tutorials';
import { seededAuthors } from '../seed';
import { defineTable, type Seeding } from '../table';

export interface TutorialCategory {
  id: string;
  name: string;
}

export interface MenuEntry {
  id: string;
  title: string;
  children: MenuEntry[];
}

export interface Tutorial {
  id: string;
  categoryId: string;
  userId: string;
  name: string;
  headImg: string;
  summary: string;
  desc: string;
  menu: MenuEntry[];
}

export interface Chapter {
  id: string;
  title: string;
  markdown: string;
  category: 'FAQ' | 'Article';
}

export interface ChapterAnswer {
  id: string;
  chapterId: string;
  userId: string;
  content: string;
  createTime: number;
  isDelete: boolean;
}

const loaded = ({ once }: Seeding) => loadTutorials(once(seededAuthors));

export const tutorialCategories = defineTable({ seed: ({ once }) => once(loaded).categories });
export const tutorials = defineTable({ seed: ({ once }) => once(loaded).tutorials });
export const chapters = defineTable({
  seed: ({ once }) => once(loaded).chapters,
  show: ({ id, title, category }: Chapter) => ({ id, title, category }),
});
export const chapterAnswers = defineTable({ seed: ({ once }) => once(loaded).answers });
