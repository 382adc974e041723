import { Icon } from '@/components/ui/icon';

export const MENU_ID = 'chapters';

export const ChaptersButton = () => (
  <button className="article-toc-button" type="button" popoverTarget={MENU_ID}>
    <Icon of="menu" size={20} />
    <span>章节</span>
  </button>
);
