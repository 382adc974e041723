import { fileName } from '@/lib/utils/file-name';
import { parseContent } from './schema';

interface ResumeSummary {
  /** The title that its owner gave to a copy. */
  title?: string;
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
  const title = basics?.data.rest.title;
  return {
    ...(typeof title === 'string' && title.trim() !== '' && { title }),
    name: valueOf(NAME),
    position: valueOf(POSITION),
    sections: [...(basics ? [basics] : []), ...sections].flatMap(({ title, visible }) =>
      title && visible ? [title] : [],
    ),
  };
}

export const resumeTitle = (name: string): string => (name === '' ? '未命名简历' : `${name}的简历`);

export function titleOfResume(content: string): string {
  const { title, name } = summariseResume(content);
  return title ?? resumeTitle(name);
}

export function resumeFileName(content: string, extension: 'pdf' | 'json' = 'pdf'): string {
  const { title: own, name, position } = summariseResume(content);
  const title = [own ?? resumeTitle(name), position].filter(Boolean).join('-');
  return `${fileName(title)}.${extension}`;
}
