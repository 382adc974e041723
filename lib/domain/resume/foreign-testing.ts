import { foreignDocument, type ReadForeign } from './foreign-document';
import { ForeignFile } from './foreign-record';
import { EMPTY_RESUME } from './resume-document';
import { periodOf } from './resume-text';

/** Tests see a converted file as people read it, and what was not taken. */
export function converted(read: ReadForeign, value: Record<string, unknown>) {
  const file = new ForeignFile();
  const document = foreignDocument(file, read(file, value), EMPTY_RESUME);
  if (!document) throw new Error('The file cannot be converted');
  const { basics, sections, colour } = document;
  return {
    rows: basics.data.list.map(({ fieldName, fieldValue }) => `${fieldName}：${fieldValue}`),
    photo: basics.data.showAvatar ? basics.data.avatar : '',
    onePage: basics.data.onePage,
    colour,
    sections: Object.fromEntries(
      sections.flatMap((section) =>
        section.component === 'OtherInfo'
          ? [
              [
                `${section.title}${section.visible ? '' : '（隐藏）'}`,
                section.data.list.map((item) =>
                  [item.subject, item.other, periodOf(item), item.editorHtml].filter(Boolean).join(' | '),
                ),
              ],
            ]
          : [],
      ),
    ),
    notes: file.notes().toSorted(),
  };
}
