import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { ToggleButton } from '@/components/ui/toggle-button';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { READING_TOOLS_ID } from '@/lib/domain/reading/reading-tools-id';
import { useReadLater } from './use-read-later';
export function ReadLaterButton({ text }: { text: ListedText }) {
  const { listed, toggle } = useReadLater(text);
  const place = document.getElementById(READING_TOOLS_ID);
  return (
    place &&
    createPortal(
      <ToggleButton
        icon={<Icon of={listed ? 'later-filled' : 'later'} size={20} />}
        label="稍后读"
        active={listed}
        pending={false}
        onToggle={toggle}
      />,
      place,
    )
  );
}
