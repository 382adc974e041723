/** A folder with more is not one of texts, and is read no further. */
const MAX_FILES = 5_000;
const HIDDEN = /^(?:\.|node_modules$|__MACOSX$)/;

const isHidden = (path: string): boolean => path.split('/').some((part) => HIDDEN.test(part));

export interface FoundFile {
  path: string;
  file: File;
}

const filesIn = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  // The reader gives a hundred entries at a time, and none at the end.
  const read = async (): Promise<FileSystemEntry[]> => {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    return some.length === 0 ? [] : [...some, ...(await read())];
  };
  return read();
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function collect(entry: FileSystemEntry, found: FoundFile[], above: string): Promise<void> {
  if (found.length >= MAX_FILES || HIDDEN.test(entry.name)) return;
  const path = above === '' ? entry.name : `${above}/${entry.name}`;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path, file });
  } else if (isFolder(entry)) {
    for (const inner of await filesIn(entry)) await collect(inner, found, path);
  }
}

/** The paths lose the name of the one folder that holds all files. */
function withinFolder(files: readonly FoundFile[]): FoundFile[] {
  const [first = ''] = files[0]?.path.split('/') ?? [];
  const isOne = files.length > 0 && files.every(({ path }) => path.startsWith(`${first}/`));
  return isOne ? files.map(({ path, file }) => ({ path: path.slice(first.length + 1), file })) : [...files];
}

const entriesOf = ({ items }: DataTransfer): FileSystemEntry[] =>
  [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);

export const holdsFolder = (dropped: DataTransfer): boolean =>
  entriesOf(dropped).some(({ isDirectory }) => isDirectory);

/** The files of what was dropped, also in folders. Call it in the event, after which nothing is left of it. */
export async function droppedFiles(dropped: DataTransfer): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const entries = entriesOf(dropped);
  for (const entry of entries) await collect(entry, found, '');
  return withinFolder(found);
}

/** Asks for a folder. @param onChosen called with its files, unless none is chosen */
export function chooseFolder(onChosen: (files: FoundFile[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = true;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
    onChosen(withinFolder(files.filter(({ path }) => !isHidden(path))).slice(0, MAX_FILES));
  });
  input.click();
}
