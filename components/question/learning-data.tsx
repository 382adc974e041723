'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { takeFiles } from '@/lib/browser/files/take-files';
import { exportLearningData, importLearningData } from '@/lib/domain/question/learning-data';
import styles from './learning-data.module.css';

export function LearningData() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <Button onClick={exportLearningData}>导出</Button>
      <Button onClick={() => field.current?.click()}>导入</Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="导入学习数据"
        hidden
        onChange={({ target }) => {
          const [file] = takeFiles(target);
          if (file) void importLearningData(file);
        }}
      />
    </div>
  );
}
