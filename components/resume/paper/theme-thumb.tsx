import { memo } from 'react';
import type { ResumeTheme } from '@/lib/domain/resume/themes';
import { EMPTY_RESUME, newItem, newSection, type ResumeDocument } from '@/lib/domain/resume/resume-document';
import { PaperThumb } from './paper-thumb';
import styles from './theme-picker.module.css';

const LINES = '<ul><li>负责核心模块的设计与开发</li><li>推动性能优化与工程化</li></ul>';
const item = (id: string) => ({
  ...newItem(id),
  time: ['2021-07', '2024-06'] as const,
  subject: '示例公司',
  other: '工程师',
  editorHtml: LINES,
});
const SAMPLE = {
  basics: {
    ...EMPTY_RESUME.basics,
    data: {
      ...EMPTY_RESUME.basics.data,
      list: [
        ['姓名', '林晓鹿'],
        ['求职意向', '前端工程师'],
        ['电话', '138 0000 0000'],
        ['邮箱', 'me@example.com'],
      ].map(([fieldName = '', fieldValue = '']) => ({ id: fieldName, fieldName, fieldValue, rest: {} })),
    },
  },
  sections: ['教育经历', '工作经历', '项目经历'].map((title) =>
    newSection(title, title, [item(`${title}-0`), item(`${title}-1`)]),
  ),
} satisfies Partial<ResumeDocument>;

interface ThemeThumbProps {
  theme: ResumeTheme;
  colour: string;
}

export const ThemeThumb = memo(function ThemeThumb({ theme, colour }: ThemeThumbProps) {
  return <PaperThumb className={styles.thumb} document={{ ...SAMPLE, theme, colour }} />;
});
