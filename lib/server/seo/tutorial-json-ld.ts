import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import type { ChapterAnswer, ChapterLink, Tutorial } from '@/lib/domain/tutorial/schema';
import type { PreparedChapter } from '@/lib/server/tutorials';
import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import { clipDescription } from './description';
import { absoluteUrl, LANGUAGE, pageImages, publisher, someOf, type JsonLdNode } from './json-ld';
import { listPageJsonLd } from './list-json-ld';

const authorOf = (nickname: string): JsonLdNode | undefined =>
  nickname === '' ? undefined : { '@type': 'Person', name: onOneLine(nickname) };

const course = ({ id, name, summary, desc, headImg, ownerNickname }: Tutorial): JsonLdNode => ({
  '@type': 'Course',
  url: absoluteUrl(routes.tutorial(id)),
  name: onOneLine(name),
  description: clipDescription(summary || desc || name),
  image: pageImages(fileRoutes.tutorialImage(id), headImg),
  inLanguage: LANGUAGE,
  author: authorOf(ownerNickname),
  provider: publisher(),
});

interface Courses {
  name: string;
  path: string;
  tutorials: readonly Tutorial[];
}

export const coursesJsonLd = ({ tutorials, ...list }: Courses): JsonLdNode[] =>
  listPageJsonLd({ ...list, places: tutorials.map((tutorial) => ({ item: course(tutorial) })) });

export const courseJsonLd = (tutorial: Tutorial, chapters: readonly ChapterLink[]): JsonLdNode => ({
  ...course(tutorial),
  hasPart: someOf(
    chapters.map(({ id, title }, index) => ({
      '@type': 'LearningResource',
      position: index + 1,
      name: onOneLine(title),
      url: absoluteUrl(routes.chapter(tutorial.id, id)),
    })),
  ),
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
      image: pageImages(fileRoutes.chapterImage(tutorial.id, chapter.id), tutorial.headImg),
      author: authorOf(tutorial.ownerNickname),
      publisher: publisher(),
    };
  }
  const answer = ({ content, createTime, nickname }: ChapterAnswer, index: number): JsonLdNode => ({
    '@type': 'Answer',
    text: content,
    dateCreated: toIsoTime(createTime) || undefined,
    author: authorOf(nickname),
    url: `${url}#answer-${index + 1}`,
  });
  return {
    '@type': 'QAPage',
    ...about,
    mainEntity: {
      '@type': 'Question',
      name,
      text: description,
      author: authorOf(tutorial.ownerNickname),
      // Answers that failed to load are not none, so their number is left out.
      answerCount: answers?.length,
      suggestedAnswer: someOf(answers?.map(answer)),
    },
  };
}
