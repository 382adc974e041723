import { loadEmojiData } from '@/lib/utils/emoji-data';

/** The emoji picker with its data, which load when it is first opened. */
export async function loadEmojiPicker() {
  const [{ EmojiPicker }, data] = await Promise.all([import('./emoji-picker'), loadEmojiData()]);
  return function LoadedEmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
    return <EmojiPicker data={data} onPick={onPick} />;
  };
}
