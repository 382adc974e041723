import { MarkedText } from '@/components/ui/text/marked-text';
import { splitByKeywords } from '@/lib/utils/fuzzy/highlight';

export const Highlight = ({ text, keywords }: { text: string; keywords: readonly string[] }) => (
  <MarkedText runs={splitByKeywords(text, keywords)} />
);
