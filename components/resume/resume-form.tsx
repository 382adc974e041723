'use client';

import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/button';
import { changeResume, newRowId, useResumeEditor } from '@/hooks/resume/resume-editor';
import { useResumeRows } from '@/hooks/resume/use-resume-rows';
import { NEW_SECTION_TITLE } from '@/lib/domain/resume/constants';
import { BasicsEditor } from './basics-editor';
import { SectionEditor } from './section-editor';
import styles from './resume-form.module.css';

/** The sections of the resume: the basic information first, then those that can be moved, added and deleted. */
export function ResumeForm() {
  const sectionIds = useResumeEditor(useShallow(({ history }) => history.present.sections.map(({ id }) => id)));
  const ids = useMemo(() => sectionIds, [sectionIds]);
  const { listProps, itemProps, move, announcement } = useResumeRows({
    ids,
    unit: '个',
    onMove: (id, to) => changeResume({ type: 'sectionMoved', id, to }),
  });
  const [added, setAdded] = useState<string | null>(null);
  const handleAdd = () => {
    const id = newRowId();
    changeResume({ type: 'sectionAdded', id, title: NEW_SECTION_TITLE, itemId: newRowId() });
    setAdded(id);
  };
  return (
    <div className={styles.form}>
      <BasicsEditor />
      <ul {...listProps} className={styles.sections} aria-label="其他模块">
        {ids.map((id, place) => (
          <SectionEditor
            key={id}
            id={id}
            place={place}
            total={ids.length}
            isAdded={id === added}
            drag={itemProps(id, place)}
            onMove={(to) => move(id, to)}
          />
        ))}
      </ul>
      <Button className={styles.add} onClick={handleAdd}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        添加模块
      </Button>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
