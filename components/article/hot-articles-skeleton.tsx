import { LinksBlock } from '@/components/frame/links-block';
import { LinkSkeletons } from './link-skeletons';

export const HOT_ARTICLES = 6;

export const HotArticlesSkeleton = () => (
  <LinksBlock title="今日热榜">
    <LinkSkeletons label="正在加载今日热榜" count={HOT_ARTICLES} />
  </LinksBlock>
);
