import 'server-only';
import { routes } from '@/lib/config/routes';
import type { ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import type { PreparedChapter } from '@/lib/server/tutorials';
import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import { clipDescription } from './description';
import { absoluteUrl, LANGUAGE, publisher, type JsonLdNode } from './json-ld';

const authorOf = (nickname: string): JsonLdNode | undefined =>
  nickname === '' ? undefined : { '@type': 'Person', name: onOneLine(nickname) };

const course = ({ id, name, summary, desc, ownerNickname }: Tutorial): JsonLdNode => ({
  '@type': 'Course',
  url: absoluteUrl(routes.tutorial(id)),
  name: onOneLine(name),
  description: clipDescription(summary || desc || name),
  inLanguage: LANGUAGE,
  author: authorOf(ownerNickname),
  provider: publisher(),
});

export const courseJsonLd = (tutorial: Tutorial, chapters: readonly ChapterLink[]): JsonLdNode => ({
  ...course(tutorial),
  hasPart: chapters.map(({ id, title }, index) => ({
    '@type': 'LearningResource',
    position: index + 1,
    name: onOneLine(title),
    url: absoluteUrl(routes.chapter(tutorial.id, id)),
  })),
});

export function chapterJsonLd({ tutorial, chapter, description, answers }: PreparedChapter): JsonLdNode {
  const url = absoluteUrl(routes.chapter(tutorial.id, chapter.id));
  const about = { url, inLanguage: LANGUAGE, isPartOf: course(tutorial) };
  const name = onOneLine(chapter.title);
  if (!chapter.isFaq) {
    return {
      '@type': ['LearningResource', 'TechArticle'],
      ...about,
      headline: name,
      description: clipDescription(description),
      author: authorOf(tutorial.ownerNickname),
      publisher: publisher(),
    };
  }
  return {
    '@type': 'QAPage',
    ...about,
    mainEntity: {
      '@type': 'Question',
      name,
      text: description,
      // Left out when the answers failed, which is not none.
      answerCount: answers?.length,
      suggestedAnswer: answers?.map((answer, index) => ({
        '@type': 'Answer',
        text: answer.content,
        dateCreated: toIsoTime(answer.createTime) || undefined,
        author: authorOf(answer.nickname),
        url: `${url}#answer-${index + 1}`,
      })),
    },
  };
}
