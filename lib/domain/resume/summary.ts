import { fileName } from '@/lib/utils/file-name';
import { parseContent } from './schema';

interface ResumeSummary {
  name: string;
  position: string;
  sections: string[];
}

const NAME = /姓名|name/i;

const POSITION = /求职|岗位|职位|意向/;

export function summariseResume(content: string): ResumeSummary {
  const { basics = null, sections = [] } = parseContent(content) ?? {};
  const valueOf = (label: RegExp) =>
    basics?.data.list.find(({ fieldName }) => label.test(fieldName))?.fieldValue.trim() ?? '';
  return {
    name: valueOf(NAME),
    position: valueOf(POSITION),
    sections: [...(basics ? [basics] : []), ...sections].flatMap(({ title, visible }) =>
      title && visible ? [title] : [],
    ),
  };
}

export const resumeTitle = (name: string): string => (name === '' ? '未命名简历' : `${name}的简历`);

export function resumeFileName(content: string, extension: 'pdf' | 'json' = 'pdf'): string {
  const { name, position } = summariseResume(content);
  const title = [resumeTitle(name), position].filter(Boolean).join('-');
  return `${fileName(title)}.${extension}`;
}
