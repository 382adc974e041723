import type { Folder } from './schema';

export interface FolderMove {
  id: string;
  behind: string | null;
}

export function withMoves(folders: readonly Folder[], moves: readonly FolderMove[]): Folder[] {
  return moves.reduce<Folder[]>(
    (rows, { id, behind }) => {
      const moved = rows.find((folder) => folder.id === id);
      const others = rows.filter((folder) => folder.id !== id);
      const place = behind === null ? 0 : others.findIndex((folder) => folder.id === behind) + 1;
      if (!moved || (behind !== null && place === 0)) return rows;
      return others.toSpliced(place, 0, moved);
    },
    [...folders],
  );
}
