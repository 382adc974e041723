'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { saveFile } from '@/lib/browser/files/save-file';
import { toJsonResume } from '@/lib/domain/resume/to-json-resume';
import { resumeFileName } from '@/lib/domain/resume/summary';
import { resumeStore, shownResume } from '@/lib/domain/resume/resume-store';
import { LeftOutList } from './left-out-list';
import styles from './resume-files.module.css';

const WIDTH = 520;

export function JsonResumeDialog({ onClose }: { onClose: () => void }) {
  const [{ resume, notes }] = useState(() => toJsonResume(shownResume(), window.location.origin));
  const save = () => {
    const file = new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' });
    saveFile(file, resumeFileName(resumeStore.draft().content, 'json'));
    onClose();
  };
  return (
    <Dialog title="导出 JSON Resume" width={WIDTH} onClose={onClose}>
      <div className={styles.body}>
        <p>JSON Resume 是开放格式，许多简历工具都能读，也可以再导入回来。</p>
        <LeftOutList label="它装不下的内容" notes={notes} />
        <p className={styles.quiet}>要完整地备份，请用“下载 JSON”。</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" data-autofocus onClick={save}>
            下载
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
