/** How a member reads the field names of foreign files. */
export const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    address: '地址',
    birthDate: '生日',
    birthdate: '生日',
    category: '分类',
    certificates: '证书图片',
    countryCode: '国家代码',
    css: '自定义样式',
    customFields: '自定义字段',
    employementStatus: '求职状态',
    entity: '所属组织',
    githubContributionsVisible: 'GitHub 贡献图',
    githubKey: 'GitHub 访问令牌',
    githubUseName: 'GitHub 用户名',
    image: '照片',
    label: '链接的文字',
    level: '熟练程度',
    levelNum: '熟练程度',
    location: '地点',
    locales: '其他语言的版本',
    notes: '私人备注',
    photo: '照片',
    picture: '照片',
    postalCode: '邮政编码',
    region: '地区',
    skill_level: '熟练程度',
    type: '类型',
    url: '链接',
    username: '用户名',
    website: '链接',
  }),
);

/** Fields of programs, which no reader of a resume sees. */
export const SILENT_NAMES: ReadonlySet<string> = new Set(
  (
    '$schema activeSection aspectRatio columns createdAt custom draggingProjectId enabled fieldOrder hidden icon iconColor icons id ' +
    'inlineLink keepTogether lastModified locked meta order public separateLinks shortId size slug startOnNewPage ' +
    'templateId updatedAt user userId version visibility visible'
  ).split(' '),
);
