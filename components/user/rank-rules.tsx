import { LinksBlock } from '@/components/frame/links-block';
import styles from './rank-rules.module.css';

export const RankRules = () => (
  <LinksBlock title="上榜规则">
    <ul className={styles.rules}>
      <li>每周更新，按一周内的文章与互动综合排行</li>
      <li>列出的获赞与阅读是累计的，不是本周的</li>
      <li>发布文章、被阅读和被点赞，都会让名次上升</li>
    </ul>
  </LinksBlock>
);
