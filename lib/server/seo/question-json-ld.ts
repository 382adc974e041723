import 'server-only';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { PreparedQuestion } from '@/lib/server/questions';
import { absoluteUrl, LANGUAGE, pageImages, type JsonLdNode } from './json-ld';

type Quizzed = Pick<PreparedQuestion, 'id' | 'tagId' | 'question' | 'prose'>;

/** The question as search engines read practice problems and flashcards; none without an answer. */
function questionNode({ question: { title, choices }, prose }: Quizzed): JsonLdNode | undefined {
  const text = [title, prose.description].filter(Boolean).join('\n');
  const explained = prose.explanation;
  if (!choices) {
    if (explained === '') return undefined;
    return {
      '@type': 'Question',
      eduQuestionType: 'Flashcard',
      text,
      acceptedAnswer: { '@type': 'Answer', text: explained },
    };
  }
  const answers = choices.options.map((option, position) => ({ '@type': 'Answer', position, text: option }));
  const right = answers.filter(({ position }) => choices.answer.includes(position));
  return {
    '@type': 'Question',
    eduQuestionType: choices.isMulti ? 'Checkbox' : 'Multiple choice',
    learningResourceType: 'Practice problem',
    text,
    suggestedAnswer: answers.filter(({ position }) => !choices.answer.includes(position)),
    acceptedAnswer: right.map((answer) => ({
      ...answer,
      ...(explained !== '' && { answerExplanation: { '@type': 'Comment', text: explained } }),
    })),
  };
}

export function questionJsonLd(view: Quizzed): JsonLdNode[] {
  const node = questionNode(view);
  if (!node) return [];
  const tag = QUESTION_TAGS.find(({ id }) => id === view.tagId);
  return [
    {
      '@type': 'Quiz',
      url: absoluteUrl(routes.question(view.id)),
      name: view.question.title,
      image: pageImages(fileRoutes.questionImage(view.id)),
      inLanguage: LANGUAGE,
      about: tag && { '@type': 'Thing', name: tag.name },
      hasPart: [node],
    },
  ];
}
