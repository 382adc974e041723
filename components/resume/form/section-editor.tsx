'use client';

import { Eye, EyeOff, Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { DragHandle } from '@/components/ui/list/drag-handle';
import { ItemEntry, ItemMenu } from '@/components/ui/list/item-menu';
import { SortableList, useSortableItem } from '@/components/ui/list/sortable-list';
import { changeResume, getSection, useItemIds, useSectionHead } from '@/lib/domain/resume/resume-store';
import { newId } from '@/lib/utils/new-id';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { runUnlessUndone } from '@/lib/browser/undo';
import { showToast } from '@/lib/browser/toast-store';
import { LEAST_SECTIONS, NEW_SECTION_TITLE } from '@/lib/domain/resume/resume-parts';
import { isolated } from '@/lib/utils/direction';
import { ItemEditor } from './item-editor';
import { SectionCard } from './section-card';
import styles from './resume-form.module.css';

interface SectionEditorProps {
  id: string;
  isAdded: boolean;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SectionEditor({ id, isAdded }: SectionEditorProps) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(id);
  const section = useSectionHead(id);
  const [asking, setAsking] = useState(false);
  const head = useRef<HTMLInputElement>(null);
  if (!section) return null;
  const { title, visible, component } = section;
  const name = `模块 ${isolated(title) || '未命名'}`;
  const remove = () => {
    setAsking(false);
    const deleted = getSection(id);
    if (!deleted) return;
    focusNeighbour(head.current, 'li');
    changeResume({ kind: 'sectionDeleted', id });
    runUnlessUndone({
      text: `已删除${name}`,
      about: `resume section ${id}`,
      action: () => {},
      onUndo: () => changeResume({ kind: 'sectionRestored', section: deleted, to: place }),
    });
  };
  const handleDelete = () => {
    // The basic information is a section, too.
    if (total + 1 <= LEAST_SECTIONS) showToast('简历至少保留两个模块', 'failed');
    else setAsking(true);
  };
  return (
    <li {...itemProps} className={styles.row}>
      <SectionCard
        name={name}
        head={
          <>
            <DragHandle {...dragProps} name={name} place={place} onMove={move} />
            <input
              ref={head}
              className={styles.title}
              aria-label="模块标题"
              placeholder="模块标题"
              autoFocus={isAdded}
              onFocus={({ target }) => target.value === NEW_SECTION_TITLE && target.select()}
              value={title}
              onChange={({ target }) => changeResume({ kind: 'sectionChanged', id, changes: { title: target.value } })}
            />
          </>
        }
        tools={
          <ItemMenu
            vertical
            name={name}
            place={place}
            total={total}
            isLast={total + 1 <= LEAST_SECTIONS}
            onMove={move}
            onDelete={handleDelete}
          >
            <ItemEntry
              icon={visible ? EyeOff : Eye}
              action={visible ? '隐藏' : '显示'}
              of={name}
              onClick={() => changeResume({ kind: 'sectionChanged', id, changes: { visible: !visible } })}
            />
          </ItemMenu>
        }
      >
        {!visible && <p className={styles.note}>这个模块已隐藏，简历上不会显示</p>}
        {component === 'OtherInfo' ? (
          <SectionItems id={id} />
        ) : (
          <p className={styles.note}>这个版本还不能编辑这种模块，保存时会原样保留</p>
        )}
      </SectionCard>
      {asking && (
        <ConfirmDialog
          title="删除模块"
          question={`确定删除「${isolated(title) || '未命名'}」和它的全部内容吗？`}
          confirmLabel="删除"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function SectionItems({ id }: { id: string }) {
  const ids = useItemIds(id);
  const [added, setAdded] = useState<string | null>(null);
  const handleAdd = () => {
    const itemId = newId();
    changeResume({ kind: 'itemAdded', sectionId: id, id: itemId });
    setAdded(itemId);
  };
  const handleMove = useCallback(
    (itemId: string, to: number) => changeResume({ kind: 'itemMoved', sectionId: id, id: itemId, to }),
    [id],
  );
  return (
    <>
      <SortableList ids={ids} unit="条" onMove={handleMove} className={styles.items} aria-label="内容">
        {ids.map((itemId) => (
          <ItemEditor key={itemId} sectionId={id} id={itemId} isAdded={itemId === added} />
        ))}
      </SortableList>
      <Button size="small" className={styles.addItem} onClick={handleAdd}>
        <Plus {...ICON} />
        添加一条
      </Button>
    </>
  );
}
