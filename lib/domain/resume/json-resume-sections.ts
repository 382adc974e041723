/** How a list of JSON Resume (schema 1.0) and a section of ours say the same. */
export interface JsonResumeSection {
  key: string;
  title: string;
  /** Recognises a section of ours by its title. */
  pattern: RegExp;
  /** Fields in order of preference: the first is written, all are read. */
  subject: readonly string[];
  /** These are read together; the first is written. */
  other: readonly string[];
  from?: string;
  /** In a section with such a field, a beginning without an end means until today. */
  to?: string;
  /** Running text, and whether the schema has it: else it is an extension that it allows. */
  text: string;
  isExtension?: boolean;
  points?: string;
  keywords?: string;
  hasUrl?: boolean;
  /** These are read into the text, with their names. */
  more?: readonly (readonly [field: string, name: string])[];
}

/** The order is that of recognition: 项目经历 is no 工作经历. */
export const JSON_RESUME_SECTIONS: readonly JsonResumeSection[] = [
  {
    key: 'projects',
    hasUrl: true,
    title: '项目经历',
    pattern: /项目|作品|projects?/i,
    subject: ['name'],
    other: ['roles', 'entity', 'type'],
    from: 'startDate',
    to: 'endDate',
    text: 'description',
    points: 'highlights',
    keywords: 'keywords',
    more: [['summary', '']],
  },
  {
    key: 'volunteer',
    hasUrl: true,
    title: '志愿经历',
    pattern: /志愿|公益|volunteer/i,
    subject: ['organization'],
    other: ['position'],
    from: 'startDate',
    to: 'endDate',
    text: 'summary',
    points: 'highlights',
    more: [['location', '地点']],
  },
  {
    key: 'education',
    hasUrl: true,
    title: '教育经历',
    pattern: /教育|学历|学习经历|求学|education/i,
    subject: ['institution'],
    other: ['area', 'studyType'],
    from: 'startDate',
    to: 'endDate',
    text: 'summary',
    isExtension: true,
    points: 'courses',
    more: [
      ['score', '成绩'],
      ['gpa', '成绩'],
      ['location', '地点'],
    ],
  },
  {
    key: 'work',
    hasUrl: true,
    title: '工作经历',
    pattern: /工作|实习|职业|任职|work|experience|employment/i,
    subject: ['name', 'company'],
    other: ['position'],
    from: 'startDate',
    to: 'endDate',
    text: 'summary',
    points: 'highlights',
    more: [
      ['location', '地点'],
      ['description', ''],
    ],
  },
  {
    key: 'certificates',
    hasUrl: true,
    title: '证书',
    pattern: /证书|认证|资格|certific/i,
    subject: ['name'],
    other: ['issuer'],
    from: 'date',
    text: 'summary',
    isExtension: true,
  },
  {
    key: 'awards',
    title: '获奖经历',
    pattern: /奖|荣誉|award|honou?r/i,
    subject: ['title'],
    other: ['awarder'],
    from: 'date',
    text: 'summary',
  },
  {
    key: 'publications',
    hasUrl: true,
    title: '发表作品',
    pattern: /论文|发表|出版|文章|专利|publication/i,
    subject: ['name'],
    other: ['publisher'],
    from: 'releaseDate',
    text: 'summary',
  },
  {
    key: 'languages',
    title: '语言能力',
    pattern: /语言能力|外语|^语言$|languages?/i,
    subject: ['language'],
    other: ['fluency'],
    text: 'summary',
    isExtension: true,
  },
  {
    key: 'skills',
    title: '专业技能',
    pattern: /技能|技术|能力|skills?/i,
    subject: ['name'],
    other: ['level'],
    text: 'summary',
    isExtension: true,
    keywords: 'keywords',
  },
  {
    key: 'interests',
    title: '兴趣爱好',
    pattern: /兴趣|爱好|interests?/i,
    subject: ['name'],
    other: [],
    text: 'summary',
    isExtension: true,
    keywords: 'keywords',
  },
  {
    key: 'references',
    title: '推荐人',
    pattern: /推荐|证明人|references?/i,
    subject: ['name'],
    other: [],
    text: 'reference',
  },
];

export const SUMMARY_TITLE = '个人简介';
export const SUMMARY_PATTERN = /简介|自我评价|自我介绍|关于我|个人优势|个人总结|summary|about|profile/i;
