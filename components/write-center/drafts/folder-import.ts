import pLimit from 'p-limit';
import { belongsTo, useOwner } from '@/lib/browser/owner';
import { EMPTY_WRITING } from '@/lib/domain/write-center/writing';
import { printOf } from '@/lib/domain/document/document-store';
import {
  isMarkdownFile,
  readFolderArticle,
  withUploaded,
  type FolderArticle,
  type FolderFile,
} from '@/lib/domain/write-center/markdown-folder';
import { readMarkdown } from '@/lib/domain/write-center/markdown-file';
import { refuseImage } from '@/lib/domain/upload/check-image';
import { checkPicked } from '@/lib/domain/upload/check-picked';
import { sendImage } from '@/lib/domain/upload/send-image';
import { putUnlessNewer } from '@/lib/drafts/put-unless-newer';
import { newId } from '@/lib/utils/new-id';

export const MAX_ARTICLES = 200;
const AT_ONCE = 2;

export interface FolderPlan {
  articles: readonly FolderArticle[];
  /** Files that are no articles after all, with the reason. */
  refused: readonly { path: string; reason: string }[];
  /** Articles beyond the most that are taken at once. */
  beyond: number;
}

/** Reads the texts of a folder, the newest first. */
export async function planFolderImport(files: readonly FolderFile[]): Promise<FolderPlan> {
  const texts = files.filter(({ path }) => isMarkdownFile(path));
  const articles: FolderArticle[] = [];
  const refused: { path: string; reason: string }[] = [];
  for (const { path, file } of texts.slice(0, MAX_ARTICLES)) {
    const text = await readMarkdown(file);
    if ('refusal' in text) refused.push({ path, reason: text.refusal });
    else articles.push(readFolderArticle(path, text.content, files));
  }
  articles.sort((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));
  return { articles, refused, beyond: Math.max(0, texts.length - MAX_ARTICLES) };
}

interface ArticleState {
  /** `failed`: the draft itself could not be kept. */
  kind: 'waiting' | 'done' | 'failed';
  /** The author changed or opened the draft after an earlier try, so that this one made another draft. */
  isSecond: boolean;
  /** Pictures that were not uploaded, with the reason. */
  lost: readonly { path: string; reason: string }[];
}

export interface ImportProgress {
  states: readonly ArticleState[];
  pictures: number;
  sent: number;
}

const WAITING: ArticleState = { kind: 'waiting', isSecond: false, lost: [] };
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '上传图片失败');

/** One import: it can be cancelled, and run again for what failed. Each text becomes a draft of its own. */
export class FolderImport {
  private readonly owner = useOwner.getState().owner;
  private readonly uploads = new Map<FolderFile, Promise<string>>();
  private readonly ids: string[];
  private readonly begun = Date.now();
  private states: ArticleState[];
  private sent = 0;

  constructor(
    private readonly articles: readonly FolderArticle[],
    private readonly onProgress: (progress: ImportProgress) => void,
  ) {
    this.ids = articles.map(newId);
    this.states = articles.map(() => WAITING);
  }

  /** Imports what is waiting or failed. Rejects when `signal` aborts; what was done stays. */
  async run(signal: AbortSignal): Promise<void> {
    const limit = pLimit(AT_ONCE);
    this.report();
    for (const [index, article] of this.articles.entries()) {
      const { kind, isSecond, lost } = this.states[index] ?? WAITING;
      if (kind === 'done' && lost.length === 0) continue;
      signal.throwIfAborted();
      if (!belongsTo(useOwner.getState().owner, this.owner)) throw new Error('The member has changed');
      const uploaded = new Map<string, string>();
      const missed: { path: string; reason: string }[] = [];
      const send = async ([address, file]: [string, FolderFile]) => {
        try {
          uploaded.set(address, await this.upload(file, signal));
        } catch (error) {
          signal.throwIfAborted();
          missed.push({ path: file.path, reason: reasonOf(error) });
        }
      };
      await Promise.all([...article.pictures].map((picture) => limit(send, picture)));
      const known = this.ids[index];
      const isKept = await this.keep(index, article, uploaded);
      this.states = this.states.with(index, {
        kind: isKept ? 'done' : 'failed',
        isSecond: isSecond || this.ids[index] !== known,
        lost: missed,
      });
      this.report();
    }
  }

  private async keep(index: number, article: FolderArticle, uploaded: ReadonlyMap<string, string>): Promise<boolean> {
    const savedAt = this.begun - index;
    const row = {
      id: this.ids[index] ?? newId(),
      owner: useOwner.getState().owner,
      kind: 'article',
      subjectId: '',
      value: withUploaded(article, uploaded),
      base: printOf(EMPTY_WRITING),
      savedAt,
    };
    try {
      this.ids[index] = (await putUnlessNewer(row, { readAt: savedAt })).id;
      return true;
    } catch {
      return false;
    }
  }

  private upload(picture: FolderFile, signal: AbortSignal): Promise<string> {
    const known = this.uploads.get(picture);
    if (known) return known;
    const uploading = this.send(picture.file, signal);
    this.uploads.set(picture, uploading);
    uploading.catch(() => this.uploads.delete(picture));
    return uploading;
  }

  private async send(file: File, signal: AbortSignal): Promise<string> {
    const refusal = refuseImage(file);
    if (refusal) throw new Error(refusal);
    const checked = await checkPicked(file);
    if (!(checked instanceof File)) throw new Error(checked.message);
    signal.throwIfAborted();
    const url = await sendImage(checked, { signal, onProgress: () => {} });
    this.sent += 1;
    this.report();
    return url;
  }

  private report(): void {
    const pictures = new Set(this.articles.flatMap((article) => [...article.pictures.values()])).size;
    this.onProgress({ states: this.states, pictures, sent: this.sent });
  }
}
