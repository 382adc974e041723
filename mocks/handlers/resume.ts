import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { Resume } from '@/mocks/db/tables';
import { attachment } from '@/mocks/files/attachment';
import { MINUTE } from '@/mocks/db/clock';
import { pdfOf } from '@/mocks/files/pdf';
import { printedPage } from '@/mocks/files/printed-page';
import { parsedContent, resumeRow, resumeText } from '@/mocks/wire/resume';
import { issueToken } from './access';
import { BusinessFailure } from './answers';
import { memberCall } from './call';
import { ownedBy } from './owned';
import { required } from './params';
import { charactersOf } from './rules';

const MAX_RESUMES = 20;
const MAX_CONTENT = 200_000;
const LEAST_SECTIONS = 2;
/** Rows of the basic information that every resume has; the member's own come after them. */
const FIXED_FIELDS = 2;
const GONE = { gone: '简历不存在' };

const section = { id: required(), title: z.string(), visible: z.boolean() };
const basicsSchema = z.object({
  ...section,
  component: z.literal('BasicInfo'),
  // Unknown fields of other clients are stored as they come.
  data: z.object({
    list: z.array(z.object({ fieldName: z.string(), fieldValue: z.string() })),
    showAvatar: z.boolean(),
    avatar: z.string(),
  }),
});
const part = z.enum(['time', 'subject', 'other']);
const otherSchema = z.object({
  ...section,
  component: z.literal('OtherInfo'),
  data: z.object({
    list: z
      .array(
        z.object({
          time: z.tuple([z.string(), z.string()]),
          rightNow: z.boolean(),
          subject: z.string(),
          other: z.string(),
          editorHtml: z.string(),
          visibleList: z.array(part),
          order: z.tuple([part, part, part]),
        }),
      )
      .check(z.minLength(1)),
  }),
});
/** Sections of later releases are stored as they come. */
const laterSchema = z.object({ component: z.string().check(z.refine((name) => !/^(Basic|Other)Info$/.test(name))) });
const contentSchema = z.tuple([basicsSchema], z.union([otherSchema, laterSchema]));

const form = { content: required(), themeStyleName: required(), themeColor: required() };

/** The fields that a resume keeps. @throws BusinessFailure with the first problem */
function filled({ content, themeStyleName, themeColor }: Omit<Resume, 'id' | 'userId'>) {
  if (charactersOf(content) > MAX_CONTENT) throw new BusinessFailure('简历内容过长');
  const { data: sections } = z.safeParse(contentSchema, parsedContent(content));
  if (!sections) throw new BusinessFailure('简历内容格式不正确');
  if (sections.length < LEAST_SECTIONS) throw new BusinessFailure('简历至少保留两个模块');
  const [{ data }] = sections;
  if (data.list.length < FIXED_FIELDS) throw new BusinessFailure('基本信息的前两行不能删除');
  const blank = ({ fieldName, fieldValue }: { fieldName: string; fieldValue: string }) =>
    fieldName.trim() === '' || fieldValue.trim() === '';
  if (data.list.slice(FIXED_FIELDS).some(blank)) throw new BusinessFailure('请填写自定义字段的名称和内容');
  if (!/^theme-[1-8]$/.test(themeStyleName)) throw new BusinessFailure('简历主题不存在');
  if (!/^#[0-9a-f]{6}$/i.test(themeColor)) throw new BusinessFailure('主题颜色格式不正确');
  return { content, themeStyleName, themeColor };
}

const resumesOf = (ownerId: string): Resume[] => [...db.resumes.values()].filter(({ userId }) => userId === ownerId);

export const resumeHandlers = [
  memberCall({
    method: 'GET',
    path: '/resume/find',
    params: z.object({}),
    handle: ({ viewer }) => resumesOf(viewer.id).map(resumeRow),
  }),
  memberCall({
    method: 'GET',
    path: '/resume/findById',
    params: z.object({ id: required() }),
    handle: ({ params, viewer }) => {
      const resume = db.resumes.get(params.id);
      return resume ? resumeRow(ownedBy(viewer, resume, GONE)) : null;
    },
  }),
  memberCall({
    method: 'POST',
    path: '/resume/create',
    params: z.object(form),
    message: '创建简历成功',
    handle: ({ params, viewer }) => {
      if (resumesOf(viewer.id).length >= MAX_RESUMES) throw new BusinessFailure(`最多创建${MAX_RESUMES}份简历`);
      const id = newId();
      db.resumes.set(id, { id, userId: viewer.id, ...filled(params) });
    },
  }),
  memberCall({
    method: 'POST',
    path: '/resume/update',
    params: z.object({ ...form, id: required() }),
    message: '更新简历成功',
    handle: ({ params, viewer }) =>
      void Object.assign(ownedBy(viewer, db.resumes.get(params.id), GONE), filled(params)),
  }),
  memberCall({
    method: 'POST',
    path: '/resume/export',
    params: z.object({ id: required() }),
    handle: async ({ params, viewer }) => {
      const resume = ownedBy(viewer, db.resumes.get(params.id), GONE);
      const printed = await printedPage(`/set-resume/preview/${resume.id}`, issueToken(viewer, MINUTE), '.resume-page');
      const pdf = printed ?? (await pdfOf({ title: '个人简历', text: resumeText(resume) }));
      return attachment(pdf, 'application/pdf', '个人简历.pdf');
    },
  }),
];
