import { memo, type CSSProperties } from 'react';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { FIXED_FIELDS } from '@/lib/domain/resume/resume-parts';
import type { ItemPart } from '@/lib/domain/resume/item-orders';
import type { BasicInfo, ResumeItem, ResumeSection } from '@/lib/domain/resume/schema';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { inkOn } from '@/lib/utils/contrast';
import { periodOf } from '@/lib/domain/resume/resume-text';
import { isBlankHtml, renderPaperHtml } from '@/lib/html/resume-html';
import { safeLink } from '@/lib/utils/address/safe-link';
import { LinkedValue } from './linked-value';
import './resume-sheet.css';
import './resume-themes.css';
import './resume-themes-coloured.css';

interface ResumeSheetProps {
  document: ResumeDocument;
  siteUrl: string;
}

interface SheetStyle extends CSSProperties {
  '--resume-colour': string;
  '--resume-ink': string;
}

export function ResumeSheet({ document: { basics, sections, theme, colour }, siteUrl }: ResumeSheetProps) {
  const style: SheetStyle = { '--resume-colour': colour, '--resume-ink': inkOn(colour) };
  return (
    <article className="resume-sheet" data-look={theme} data-theme="light" style={style}>
      <SheetHead basics={basics} />
      <div className="resume-body">
        {sections.map((section) => (
          <SheetSection key={section.id} section={section} siteUrl={siteUrl} />
        ))}
      </div>
    </article>
  );
}

const SheetHead = memo(function SheetHead({ basics: { data } }: { basics: BasicInfo }) {
  const [name, wanted] = data.list.map(({ fieldValue }) => fieldValue.trim());
  const others = data.list.slice(FIXED_FIELDS).filter(({ fieldValue }) => fieldValue.trim() !== '');
  const photo = data.showAvatar ? safeLink(data.avatar) : null;
  return (
    <header className="resume-head">
      {/* First, so that it stays on page one whatever the head's length. */}
      {photo && (
        <img
          className="resume-photo"
          src={photo.href}
          alt=""
          width={96}
          height={128}
          decoding="sync"
          draggable={false}
        />
      )}
      <div className="resume-person">
        {name && <h1>{name}</h1>}
        {wanted && <p className="resume-wanted">{wanted}</p>}
      </div>
      {others.length > 0 && (
        <dl className="resume-fields">
          {others.map(({ id, fieldName, fieldValue }) => (
            <div key={id}>
              <dt>{fieldName}</dt>
              <dd>
                <LinkedValue name={fieldName} value={fieldValue} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
});

const partsOf = (item: ResumeItem): { part: ItemPart; text: string }[] =>
  item.order
    .filter((part) => item.visibleList.includes(part))
    .map((part) => ({ part, text: part === 'time' ? periodOf(item) : item[part].trim() }))
    .filter(({ text }) => text !== '');

const isBlank = (item: ResumeItem) => partsOf(item).length === 0 && isBlankHtml(item.editorHtml);

const SheetSection = memo(function SheetSection({ section, siteUrl }: { section: ResumeSection; siteUrl: string }) {
  if (section.component !== 'OtherInfo' || !section.visible) return null;
  const items = section.data.list.filter((item) => !isBlank(item));
  if (items.length === 0) return null;
  return (
    <section className="resume-section">
      {section.title.trim() !== '' && (
        <h2>
          <span>{section.title}</span>
        </h2>
      )}
      <div className="resume-items">
        {items.map((item) => (
          <SheetItem key={item.id} item={item} siteUrl={siteUrl} />
        ))}
      </div>
    </section>
  );
});

const SheetItem = memo(function SheetItem({ item, siteUrl }: { item: ResumeItem; siteUrl: string }) {
  const parts = partsOf(item);
  return (
    <div className="resume-item">
      {parts.length > 0 && (
        <h3>
          {parts.map(({ part, text }) => (
            <span key={part} data-part={part}>
              {text}
            </span>
          ))}
        </h3>
      )}
      {!isBlankHtml(item.editorHtml) && (
        <RenderedHtml className="resume-text" html={renderPaperHtml(item.editorHtml, siteUrl)} />
      )}
    </div>
  );
});
