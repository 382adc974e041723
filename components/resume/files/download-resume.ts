import { saveFile } from '@/lib/browser/files/save-file';
import type { ResumeValues } from '@/lib/domain/resume/schema';
import { openResume } from '@/lib/domain/resume/resume-document';
import { exportResumeJson } from '@/lib/domain/resume/json-file';
import { resumeFileName } from '@/lib/domain/resume/summary';

export function downloadResume(values: ResumeValues): void {
  const opened = openResume(values);
  if (!opened) return;
  const file = new Blob([exportResumeJson(opened.document)], { type: 'application/json' });
  saveFile(file, resumeFileName(values.content, 'json'));
}
