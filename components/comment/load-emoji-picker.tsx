import { loadEmojiData } from '@/lib/utils/emoji-data';

export async function loadEmojiPicker() {
  const [{ EmojiPicker }, data] = await Promise.all([import('./emoji-picker'), loadEmojiData()]);
  return function LoadedEmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
    return <EmojiPicker data={data} onPick={onPick} />;
  };
}
