import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';

export const HistorySkeletons = () => <ArticleRowSkeletons label="正在加载浏览历史" count={6} hasSlot />;
