import { STATUS_PUBLISHED } from '@/mocks/handlers/rules';
import { TAGS } from '@/mocks/seed/tags';
import { DAY, START } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Article } from '@/mocks/db/tables';
import { CODE_SAMPLES, OPENINGS, POINTS, TITLES, TOPICS } from './article-texts';

/** Average days between two generated articles. */
const SPACING = 0.09;

/** A short published article; `index` decides everything about it but the author. */
export function createArticle(index: number, userId: string): Article {
  const random = randomFor(`generated:${index}`);
  const topic = random.pick(TOPICS);
  const title = random.pick(TITLES).replace('{}', topic.name);
  const createTime = Math.round(START - (0.2 + (index + random.next()) * SPACING) * DAY);
  const description = `${random.pick(OPENINGS).replace('{}', topic.name)}`;
  const points = random.sample(POINTS, random.int(2, 5));
  return {
    id: idFor(`generated:${index}`),
    userId,
    articleTitle: `${title}（${index + 1}）`,
    content: [
      description,
      '## 背景',
      points[0] ?? '',
      '## 做法',
      points
        .slice(1)
        .map((point) => `- ${point}`)
        .join('\n'),
      random.pick(CODE_SAMPLES),
      '## 小结',
      `关于${topic.name}先写到这里，有不同看法请在评论区告诉我。`,
    ].join('\n\n'),
    html: undefined,
    tag: random.sample(Object.keys(TAGS[topic.category]), random.int(1, 3)).join(';'),
    category: topic.category,
    status: STATUS_PUBLISHED,
    description,
    coverImage: null,
    linkUrl: null,
    theme: null,
    codeStyle: null,
    createTime,
    updateTime: createTime,
    viewCounts: Math.floor(random.next() ** 3 * 6000) + random.int(1, 60),
    topTimeStap: null,
  };
}
