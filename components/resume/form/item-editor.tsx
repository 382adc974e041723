'use client';

import { ChevronDown, Copy } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';
import { DragHandle } from '@/components/ui/list/drag-handle';
import { ItemEntry, ItemMenu } from '@/components/ui/list/item-menu';
import { useSortableItem } from '@/components/ui/list/sortable-list';
import { changeResume, getItem, useItemValue } from '@/lib/domain/resume/resume-store';
import { newId } from '@/lib/utils/new-id';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { runUnlessUndone } from '@/lib/browser/undo';
import { showToast } from '@/lib/browser/toast-store';
import type { ResumeItem } from '@/lib/domain/resume/schema';
import { periodOf } from '@/lib/domain/resume/resume-text';
import { isBlankHtml } from '@/lib/html/resume-html';
import { ItemFields } from './item-fields';
import styles from './resume-form.module.css';

interface ItemEditorProps {
  sectionId: string;
  id: string;
  isAdded: boolean;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const isBlank = (item: ResumeItem | undefined) =>
  item !== undefined && item.subject.trim() === '' && item.other.trim() === '' && isBlankHtml(item.editorHtml);

export function ItemEditor({ sectionId, id, isAdded }: ItemEditorProps) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(id);
  const [open, setOpen] = useState(() => isBlank(getItem(sectionId, id)));
  const fieldsId = useId();
  const name = `第 ${place + 1} 条`;
  const remove = ({ currentTarget }: MouseEvent) => {
    const deleted = getItem(sectionId, id);
    if (!deleted) return;
    if (total === 1) return showToast('每个模块至少保留一条内容', 'failed');
    focusNeighbour(currentTarget, 'li');
    changeResume({ kind: 'itemDeleted', sectionId, id });
    runUnlessUndone({
      text: `已删除「${deleted.subject || name}」`,
      about: `resume item ${id}`,
      action: () => {},
      onUndo: () => changeResume({ kind: 'itemRestored', sectionId, item: deleted, to: place }),
    });
  };
  return (
    <li {...itemProps} className={styles.item} aria-label={name}>
      <div className={styles.itemHead}>
        <DragHandle {...dragProps} name={name} place={place} onMove={move} />
        <button
          className={styles.summary}
          type="button"
          aria-expanded={open}
          aria-controls={fieldsId}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown className={styles.chevron} {...ICON} />
          <ItemSummary sectionId={sectionId} id={id} />
        </button>
        <div className={styles.tools}>
          <ItemMenu
            vertical
            name={name}
            place={place}
            total={total}
            isLast={total === 1}
            onMove={move}
            onDelete={remove}
          >
            <ItemEntry
              icon={Copy}
              action="复制"
              of={name}
              onClick={() => changeResume({ kind: 'itemDuplicated', sectionId, id, newId: newId() })}
            />
          </ItemMenu>
        </div>
      </div>
      <div id={fieldsId} hidden={!open}>
        {open && <ItemFields sectionId={sectionId} id={id} isAdded={isAdded} />}
      </div>
    </li>
  );
}

function ItemSummary({ sectionId, id }: Pick<ItemEditorProps, 'sectionId' | 'id'>) {
  const subject = useItemValue(sectionId, id, 'subject') ?? '';
  const other = useItemValue(sectionId, id, 'other') ?? '';
  const time = useItemValue(sectionId, id, 'time') ?? ['', ''];
  const rightNow = useItemValue(sectionId, id, 'rightNow') ?? false;
  return (
    <>
      <span className={styles.subject}>{subject.trim() || '未填写'}</span>
      <span className={styles.other}>{[other.trim(), periodOf({ time, rightNow })].filter(Boolean).join(' · ')}</span>
    </>
  );
}
