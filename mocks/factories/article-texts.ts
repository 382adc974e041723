/** Building blocks of generated articles: enough variety for lists, search and paging. */
export const TOPICS = [
  { name: '接口幂等', category: '2' },
  { name: '前端缓存', category: '2' },
  { name: '灰度发布', category: '2' },
  { name: '日志采集', category: '2' },
  { name: '虚拟列表', category: '2' },
  { name: '连接池', category: '2' },
  { name: '单元测试', category: '2' },
  { name: '分页查询', category: '2' },
  { name: '图片压缩', category: '2' },
  { name: '定时任务', category: '2' },
  { name: '类型体操', category: '2' },
  { name: '消息重试', category: '2' },
  { name: '权限模型', category: '2' },
  { name: '构建提速', category: '2' },
  { name: '通勤读书', category: '1' },
  { name: '周末徒步', category: '1' },
  { name: '一人食', category: '1' },
  { name: '租房收纳', category: '1' },
  { name: '帧同步', category: '3' },
  { name: '关卡设计', category: '3' },
  { name: '手柄按键', category: '3' },
] as const;

export const TITLES = [
  '聊聊{}',
  '{}踩坑记录',
  '把{}讲给新同事听',
  '{}：三次返工之后',
  '半小时上手{}',
  '我们为什么重做了{}',
  '{}里容易忽略的细节',
  '一年之后再看{}',
] as const;

export const OPENINGS = [
  '最近在项目里又碰到了{}，顺手把过程整理成文。',
  '{}听起来简单，真做起来有不少要权衡的地方。',
  '这篇记录一次关于{}的改造，包括走过的弯路。',
  '组里分享过一次{}，这里是文字版，删掉了寒暄。',
] as const;

export const POINTS = [
  '先量一遍现状，没有数字就不要谈优化。',
  '把边界情况写成用例，再动手改代码。',
  '默认值要选最不容易出事的那个，而不是最快的那个。',
  '能回滚的改动才敢在白天上线。',
  '日志里留下足够定位问题的字段，但不要留下隐私。',
  '复杂的那一半逻辑，往往来自一个没有人再用的需求。',
  '先让它正确，再让它快，最后才考虑让它通用。',
  '给每个超时一个理由，写在配置旁边。',
] as const;

export const CODE_SAMPLES = [
  '```ts\nexport const once = <T>(run: () => T) => {\n  let result: { value: T } | undefined;\n  return () => (result ??= { value: run() }).value;\n};\n```',
  '```sql\nSELECT id, title FROM post WHERE id < :last ORDER BY id DESC LIMIT 20;\n```',
  '```bash\ntail -F app.log | grep --line-buffered "timeout" | head -n 20\n```',
  '```go\nctx, cancel := context.WithTimeout(parent, 2*time.Second)\ndefer cancel()\n```',
  '| 方案 | 耗时 | 备注 |\n| --- | ---: | --- |\n| 改造前 | 840 ms | 每次全量 |\n| 改造后 | 96 ms | 只取增量 |',
] as const;
