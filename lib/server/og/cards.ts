import 'server-only';
import type { Article } from '@/lib/domain/article/schema';
import { tagLabel } from '@/lib/domain/article/labels';
import type { Question } from '@/lib/domain/question/schema';
import { blockName } from '@/lib/domain/share/blocks';
import type { Share } from '@/lib/domain/share/schema';
import type { ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { formatCount } from '@/lib/utils/format-count';
import type { SocialCard } from './card';

const dayOf = (time: string) => time.slice(0, 10);

type ArticleHead = Pick<Article, 'articleTitle' | 'nickname' | 'createTime' | 'tags'>;

export const articleCard = ({ articleTitle, nickname, createTime, tags }: ArticleHead): SocialCard => ({
  titles: [articleTitle],
  work: '文章',
  name: nickname,
  note: dayOf(createTime),
  tags: tags.map(tagLabel),
});

type ShareHead = Pick<Share, 'content' | 'nickname' | 'createTime' | 'block' | 'pictures'>;

export const shareCard = ({ content, nickname, createTime, block, pictures: [address] }: ShareHead): SocialCard => ({
  titles: [content],
  work: '分享',
  name: nickname,
  note: dayOf(createTime),
  tags: ['友圈', blockName(block)],
  picture: address === undefined ? undefined : { address, shape: 'square' },
});

interface MemberCounts {
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
}

export function memberCard(
  { nickname, job, avatar }: Pick<User, 'nickname' | 'job' | 'avatar'>,
  { counts, actions }: MemberCounts,
): SocialCard {
  const facts = [
    ['文章', actions?.articleTotal],
    ['获赞', actions?.userGetAgreeTotal],
    ['粉丝', counts?.fansCount],
  ] as const;
  return {
    titles: [nickname, '作者主页'],
    name: job,
    note: facts.flatMap(([label, count]) => (count == null ? [] : `${label} ${formatCount(count)}`)).join(' · '),
    tags: ['作者'],
    picture: { address: avatar, shape: 'round' },
  };
}

type TutorialHead = Pick<Tutorial, 'name' | 'headImg' | 'ownerNickname' | 'chapterCount'>;

const coverOf = ({ headImg }: TutorialHead) => ({ address: headImg, shape: 'square' }) as const;

export const tutorialCard = (tutorial: TutorialHead): SocialCard => ({
  titles: [tutorial.name],
  name: tutorial.ownerNickname,
  note: tutorial.chapterCount ? `共 ${tutorial.chapterCount} 章` : '',
  tags: ['教程'],
  picture: coverOf(tutorial),
});

export const chapterCard = (tutorial: TutorialHead, { title }: Pick<ChapterLink, 'title'>): SocialCard => ({
  titles: [title, tutorial.name],
  name: tutorial.name,
  note: '',
  tags: ['教程'],
  picture: coverOf(tutorial),
});

/** @param title without markup */
export const questionCard = ({ title, isChoice }: Pick<Question, 'title' | 'isChoice'>): SocialCard => ({
  titles: [title, '一道题目'],
  name: isChoice ? '选择题' : '简答题',
  note: '',
  tags: ['题库'],
});

export const tagCard = (label: string, articleCount: number): SocialCard => ({
  titles: [label, '标签'],
  name: '',
  note: `${articleCount} 篇文章`,
  tags: ['标签'],
});
