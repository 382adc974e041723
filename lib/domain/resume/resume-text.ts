import { proseOf } from '@/lib/utils/plain-text';
import { THEME_NAMES } from './themes';
import { type ResumeItem } from './schema';
import { type ResumeDocument } from './resume-document';

export function periodOf({ time, rightNow }: Pick<ResumeItem, 'time' | 'rightNow'>): string {
  const [from, to] = [time[0], rightNow ? '至今' : time[1]].map((month) =>
    month.trim().replace(/^(\d{4})[-/](\d{1,2}).*$/, '$1.$2'),
  );
  return [from, to].filter(Boolean).join(' - ');
}

export function resumeLines({ basics, sections, theme, colour }: ResumeDocument): string {
  const fields = basics.data.list.map(({ fieldName, fieldValue }) => `${fieldName}：${fieldValue}`);
  const photo = `照片：${basics.data.showAvatar ? basics.data.avatar : '不显示'}`;
  const pages = basics.data.onePage ? ['缩到一页'] : [];
  const others = sections.flatMap((section) => [
    '',
    `【${section.title}】${section.visible ? '' : '（不显示）'}`,
    ...(section.component === 'OtherInfo' ? section.data.list.flatMap(itemLines) : []),
  ]);
  return [`主题：${THEME_NAMES[theme]} ${colour}`, ...pages, ...fields, photo, ...others, ''].join('\n');
}

const itemLines = (item: ResumeItem): string[] => [
  [periodOf(item), item.subject, item.other].filter(Boolean).join(' '),
  ...item.editorHtml
    .split(/<\/(?:p|li|h\d|blockquote|pre)>|<br>/)
    .map(proseOf)
    .filter(Boolean),
];
