export const HOT_NEWS_SOURCES = [
  { type: 'itNews', name: 'IT 资讯' },
  { type: 'toutiao', name: '今日头条' },
  { type: 'baiduRD', name: '百度热点' },
  { type: 'zhihuDay', name: '知乎日报' },
  { type: 'douyinHot', name: '抖音热点' },
  { type: 'huXiu', name: '虎嗅' },
  { type: 'pengPai', name: '澎湃新闻' },
  { type: 'woShiPm', name: '人人都是产品经理' },
] as const;
export type HotNewsSource = (typeof HOT_NEWS_SOURCES)[number]['type'];

export const HOT_NEWS_STEP = 10;
export const HOT_NEWS_MAX = 30;
