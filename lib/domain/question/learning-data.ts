import { saveFile } from '@/lib/browser/files/save-file';
import { isRecord } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { MOST_POSITIONS, readingPositions } from '@/lib/domain/reading/reading-positions';
import { practiceDay, practice } from './practice-store';
import { mergePractices, NO_PRACTICE, parsePractice } from '@/lib/domain/question/practice';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { mergeProgresses, parseProgresses } from '@/lib/domain/tutorial/progress';
import { isResourceId } from '@/lib/utils/identifier';

/** The marker of the format, so that no other file is imported. */
const KIND = 'gimishare-learning';
const VERSION = 1;
/** Larger than any browser's storage. */
const MAX_BYTES = 6_000_000;

const isRatio = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

export function exportLearningData(): void {
  const data = {
    kind: KIND,
    version: VERSION,
    tutorials: tutorialProgress.get() ?? {},
    positions: readingPositions.get() ?? {},
    practice: practice.get() ?? NO_PRACTICE,
  };
  saveFile(new Blob([JSON.stringify(data)], { type: 'application/json' }), `学习数据-${practiceDay()}.json`);
}

function addData({ tutorials, positions, practice: practised }: Record<string, unknown>): void {
  tutorialProgress.set(mergeProgresses(parseProgresses(tutorials), tutorialProgress.get() ?? {}));
  const ratios = Object.entries(Object(positions)).filter(
    (entry): entry is [string, number] => isResourceId(entry[0]) && isRatio(entry[1]),
  );
  readingPositions.set({ ...Object.fromEntries(ratios.slice(-MOST_POSITIONS)), ...readingPositions.get() });
  practice.set(mergePractices(parsePractice(practised), practice.get() ?? NO_PRACTICE));
}

export async function importLearningData(file: Blob): Promise<void> {
  try {
    if (file.size > MAX_BYTES) throw new Error('The file is too large');
    const data: unknown = JSON.parse(await file.text());
    if (!isRecord(data) || data.kind !== KIND || data.version !== VERSION) throw new Error('The file is another one');
    addData(data);
    showToast('导入成功');
  } catch (error) {
    console.warn('A file of learning data was refused:', error);
    showToast('这不是学习数据的文件', 'failed');
  }
}
