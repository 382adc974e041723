import { HOME_FEED } from '@/lib/config/routes';

/** Assumption A4: the API does not publish these lists. */

export const CATEGORIES = [
  { code: '2', label: 'IT技术', tint: 'petrol' },
  { code: '1', label: '生活分享', tint: 'persimmon' },
  { code: '3', label: '游戏', tint: 'violet' },
] as const;

/** Pseudo-categories of the feed (assumption A3). */
export const CATEGORY_ALL = HOME_FEED.category;
export const CATEGORY_FOLLOWED = 'focus';

export const FEED_CATEGORIES = [
  { code: CATEGORY_FOLLOWED, label: '我的关注' },
  { code: CATEGORY_ALL, label: '综合' },
  ...CATEGORIES,
] as const;

export const TAG_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2': {
    qd: '前端',
    hd: '后端',
    js: 'JavaScript',
    vue: 'Vue.js',
    react: 'React.js',
    nuxt: 'Nuxt.js',
    css: 'CSS',
    html: 'HTML',
    jquery: 'Jquery',
    wxapp: '微信小程序',
    qdjg: '前端架构',
    java: 'Java',
    sjk: '数据库',
    linux: 'Linux',
    jiagou: '架构',
    shejimoshi: '设计模式',
    rgzn: '人工智能',
    android: 'Android',
    ios: 'IOS',
    github: 'GitHub',
    cxkf: '程序开发',
    dmgf: '代码规范',
    changpin: '产品',
    ms: '面试',
  },
  '1': {
    lvxing: '旅行',
    xintai: '心态',
    shicai: '食材',
    chuyi: '厨艺',
    gonglue: '攻略',
    yuedu: '阅读',
    shenghuo: '生活',
  },
  '3': {
    lol: 'LOL',
    lol1: '英雄联盟',
    wzry: '王者荣耀',
    dnf: 'DNF',
    game: '游戏',
    wangyou: '网游',
    shouyou: '手游',
    caozuo: '操作',
    端游: '端游',
    tengxungame: '腾讯游戏',
    wangyigame: '网易游戏',
  },
};

export const STATUS_PENDING = '1';
export const STATUS_PUBLISHED = '2';

/** `deleted` is set by the browser once a call has failed because the article is gone. */
export type ArticleStatus = 'published' | 'pending' | 'rejected' | 'deleted';

/** Badges of an article's status (specification 1, section 4); published articles have none. */
export const STATUS_BADGES = {
  published: null,
  pending: { label: '待审核', tone: 'warning' },
  rejected: { label: '审核不通过', tone: 'danger' },
  deleted: { label: '已删除', tone: 'warning' },
} as const satisfies Record<ArticleStatus, { label: string; tone: string } | null>;

export const FEED_SORTS = [
  { code: 'new', label: '最新' },
  { code: 'hot', label: '最热' },
] as const;
export type FeedSort = (typeof FEED_SORTS)[number]['code'];

export const FEED_PAGE_SIZE = 10;
