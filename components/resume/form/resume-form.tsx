'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/button';
import { SortableList } from '@/components/ui/list/sortable-list';
import { changeResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { newId } from '@/lib/utils/new-id';
import { NEW_SECTION_TITLE } from '@/lib/domain/resume/resume-parts';
import { BasicsEditor } from './basics-editor';
import { SectionEditor } from './section-editor';
import styles from './resume-form.module.css';

const moveSection = (id: string, to: number) => changeResume({ kind: 'sectionMoved', id, to });

export function ResumeForm() {
  const ids = useResumeEditor(useShallow(({ value: { history } }) => history.present.sections.map(({ id }) => id)));
  const [added, setAdded] = useState<string | null>(null);
  const handleAdd = () => {
    const id = newId();
    changeResume({ kind: 'sectionAdded', id, title: NEW_SECTION_TITLE, itemId: newId() });
    setAdded(id);
  };
  return (
    <div className={styles.form}>
      <BasicsEditor />
      <SortableList ids={ids} unit="个" onMove={moveSection} className={styles.sections} aria-label="其他模块">
        {ids.map((id) => (
          <SectionEditor key={id} id={id} isAdded={id === added} />
        ))}
      </SortableList>
      <Button className={styles.add} onClick={handleAdd}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        添加模块
      </Button>
    </div>
  );
}
