import { escapeXml } from '@/lib/utils/xml';
import { isBlank } from '@/lib/utils/is-blank';
import type { ArticleSummary } from '../article/schema';
import type { SessionUser } from '../session/schema';
import { ITEM_ORDERS, ITEM_PARTS } from './item-orders';
import { NEW_FIELDS } from './resume-parts';
import { type BasicField, type ResumeItem } from './schema';
import { newItem, newSection, type ResumeDocument } from './resume-document';

type ResumeProfile = Pick<
  SessionUser,
  'nickname' | 'avatar' | 'job' | 'blogAddress' | 'description' | 'email' | 'startWorkTime'
>;

interface Prefill {
  profile: ResumeProfile;
  /** The member's own articles, in order of preference. */
  articles: readonly Pick<ArticleSummary, 'id' | 'articleTitle' | 'description' | 'createTime' | 'status'>[];
  addressOf: (articleId: string) => string;
  now: number;
  newId: () => string;
}

const MAX_ARTICLES = 5;

const YEAR_MS = 365.25 * 86_400_000;

const ARTICLES_TITLE = '我的文章';

const DESCRIPTION_TITLE = '个人简介';

/** Years of work, such as 3 年; '' when unknown or less than one. */
function workYears(startWorkTime: string, now: number): string {
  const years = Math.floor((now - Date.parse(startWorkTime.slice(0, 10))) / YEAR_MS);
  return years >= 1 && years < 80 ? `${years} 年` : '';
}

/** Fills blank fields from the member's profile and articles; written ones stay. */
export function prefilledResume(
  document: ResumeDocument,
  { profile, articles, addressOf, now, newId }: Prefill,
): ResumeDocument {
  const { data } = document.basics;
  const known: [name: string, value: string][] = [
    [NEW_FIELDS[0], profile.nickname],
    [NEW_FIELDS[1], profile.job],
    ['邮箱', profile.email],
    ['工作年限', workYears(profile.startWorkTime, now)],
    ['个人网站', profile.blogAddress],
  ];
  const list = known
    .filter(([, value]) => value.trim() !== '')
    .reduce((fields: readonly BasicField[], [fieldName, value]) => {
      const index = fields.findIndex((field) => field.fieldName.trim() === fieldName);
      const field = fields[index];
      if (!field) return [...fields, { id: newId(), fieldName, fieldValue: value.trim(), rest: {} }];
      return isBlank(field.fieldValue) ? fields.with(index, { ...field, fieldValue: value.trim() }) : fields;
    }, data.list);
  const lacks = (title: string) => document.sections.every((section) => section.title !== title);
  const about = { ...newItem(newId()), visibleList: [], editorHtml: `<p>${escapeXml(profile.description)}</p>` };
  const written = articles
    .filter(({ status }) => status === 'published')
    .slice(0, MAX_ARTICLES)
    .map((article): ResumeItem => {
      const address = escapeXml(addressOf(article.id));
      return {
        ...newItem(newId()),
        time: [article.createTime.slice(0, 7), ''],
        subject: article.articleTitle,
        visibleList: ITEM_PARTS,
        order: ITEM_ORDERS[1],
        editorHtml: `<p>${escapeXml(article.description)}</p><p><a href="${address}">${address}</a></p>`,
      };
    });
  const sections = [
    ...document.sections,
    ...(profile.description.trim() !== '' && lacks(DESCRIPTION_TITLE)
      ? [newSection(newId(), DESCRIPTION_TITLE, [about])]
      : []),
    ...(written.length > 0 && lacks(ARTICLES_TITLE) ? [newSection(newId(), ARTICLES_TITLE, written)] : []),
  ];
  return {
    ...document,
    basics: { ...document.basics, data: { ...data, list, avatar: data.avatar || profile.avatar } },
    sections,
  };
}
