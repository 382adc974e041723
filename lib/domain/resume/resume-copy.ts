import * as z from 'zod/mini';
import { formText } from '@/lib/utils/form-text';
import { readJson, type Resume, type ResumeValues } from './schema';

const RESUME_TITLE_MAX = 40;

export const copyFormSchema = z.object({
  title: formText({
    name: '简历名称',
    missing: '请输入简历名称',
    max: RESUME_TITLE_MAX,
    tooLong: `简历名称最大长度不能超过${RESUME_TITLE_MAX}位`,
  }),
});

const rowsSchema = z.array(z.looseObject({ component: z.optional(z.unknown()), data: z.optional(z.unknown()) }));
const dataSchema = z.looseObject({});

/** The title is our own field of the basic information: the API has none, and it is not printed. */
function titled(content: string, title: string): string {
  const { data: rows } = z.safeParse(rowsSchema, readJson(content));
  const basics = rows?.find(({ component }) => component === 'BasicInfo');
  const { data } = z.safeParse(dataSchema, basics?.data);
  if (!rows || !data) return content;
  return JSON.stringify(rows.map((row) => (row === basics ? { ...row, data: { ...data, title } } : row)));
}

export const copyOf = ({ content, themeColor, themeStyleName }: Resume, title: string): ResumeValues => ({
  content: titled(content, title),
  themeColor,
  themeStyleName,
});

export function titleOfCopy(title: string, taken: readonly string[]): string {
  const begin = title.replace(/ 副本(?: \d+)?$/, '');
  const names = [`${begin} 副本`, ...taken.map((_, index) => `${begin} 副本 ${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? begin;
}
