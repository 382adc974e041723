import * as z from 'zod/mini';

const sectionSchema = z.object({
  component: z.optional(z.string()),
  title: z.optional(z.nullable(z.string())),
  visible: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
});

const basicInfoSchema = z.object({
  list: z.array(z.object({ fieldName: z.string(), fieldValue: z.optional(z.nullable(z.string())) })),
});

export interface ResumeSummary {
  /** The person's name; '' when absent. */
  name: string;
  /** The wanted job; '' when absent. */
  position: string;
  /** Titles of the sections that are shown. */
  sections: string[];
}

const NAME = /姓名|name/i;
const POSITION = /求职|岗位|职位|意向/;

function sectionsOf(content: string): z.output<typeof sectionSchema>[] {
  try {
    const parsed = z.safeParse(z.array(sectionSchema), JSON.parse(content));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** What a list says of a resume. Content of another shape than expected gives an empty summary. */
export function summariseResume(content: string): ResumeSummary {
  const sections = sectionsOf(content);
  const basics = sections.map(({ data }) => z.safeParse(basicInfoSchema, data)).find(({ success }) => success);
  const fields = basics?.data?.list ?? [];
  const valueOf = (label: RegExp) => fields.find(({ fieldName }) => label.test(fieldName))?.fieldValue?.trim() ?? '';
  return {
    name: valueOf(NAME),
    position: valueOf(POSITION),
    sections: sections.flatMap(({ title, visible }) => (title && visible !== false ? [title] : [])),
  };
}

const THEME_COLOUR = /^#[0-9a-f]{3,8}$/i;

/** The resume's own colour where it is one. */
export const resumeColour = (themeColor: string): string | undefined =>
  THEME_COLOUR.test(themeColor) ? themeColor : undefined;

export const resumeTitle = (name: string): string => (name === '' ? '未命名简历' : `${name}的简历`);

/** Characters that file systems do not take. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;

/** The name of a resume's PDF. */
export function resumeFileName(content: string): string {
  const { name, position } = summariseResume(content);
  const title = [resumeTitle(name), position].filter(Boolean).join('-');
  return `${title.replace(FORBIDDEN, ' ').trim()}.pdf`;
}
