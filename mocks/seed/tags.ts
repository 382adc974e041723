/** The tags of each category, by code (assumption A4). */
export const TAGS = {
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
} as const;

const LABELS = new Map(Object.values(TAGS).flatMap((labels) => Object.entries<string>(labels)));

/** Label of a tag code; a custom tag is its own label. */
export const tagLabel = (code: string): string => LABELS.get(code) ?? code;
