export type Platform = 'wechat' | 'zhihu' | 'juejin';

interface PlatformFacts {
  code: Platform;
  name: string;
  takes: 'html' | 'markdown';
  hints: readonly string[];
}

export const PLATFORMS: readonly PlatformFacts[] = [
  {
    code: 'wechat',
    name: '公众号',
    takes: 'html',
    hints: [
      '在公众号后台的正文里粘贴，主题和代码样式会一起带过去',
      '公众号的读者点不开外链，网址编号列在文末',
      '标题、封面和摘要要在公众号里另填',
    ],
  },
  {
    code: 'zhihu',
    name: '知乎',
    takes: 'html',
    hints: [
      '在知乎的写文章页面粘贴，文字样式由知乎统一',
      '公式带着 LaTeX 源码，代码带着语言',
      '粘贴后等图片转存完再发布',
    ],
  },
  {
    code: 'juejin',
    name: '掘金',
    takes: 'markdown',
    hints: ['掘金的编辑器用 Markdown，公式和图表它自己会画', '主题和代码样式写在开头，掘金认得'],
  },
];
