import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getQuestion } from '@/lib/domain/question/api';
import { isResourceId } from '@/lib/utils/identifier';
import { required } from './load';
import { placeOfQuestion } from './question-lists';
import { renderText } from './render-text';

const renderLine = (source: string) => renderText({ kind: 'line', source });

export async function loadQuestionHead(id: string) {
  const question = isResourceId(id) ? await required(getQuestion(id, undefined)) : null;
  if (!question) notFound();
  return { title: (await renderLine(question.title)).prose, isChoice: question.isChoice };
}

/** @param addressTag the category, if the address names one: without it the API tells no neighbours */
export const prepareQuestion = cache(async (id: string, addressTag?: string) => {
  if (!isResourceId(id) || (addressTag !== undefined && !isResourceId(addressTag))) notFound();
  const listing = placeOfQuestion(id, addressTag);
  const tagId = addressTag ?? (await listing)?.tagId;
  const loaded = await required(getQuestion(id, tagId));
  if (!loaded) notFound();
  const { desc, explanation, title, choices, ...question } = loaded;
  const [heading, optionLines, description, explained] = await Promise.all([
    renderLine(title),
    Promise.all(question.options.map(renderLine)),
    renderText({ kind: 'markdown', source: desc }),
    renderText({ kind: 'markdown', source: explanation }),
  ]);
  const options = optionLines.map(({ prose }) => prose);
  return {
    id,
    tagId,
    place: await listing,
    question: {
      ...question,
      title: heading.prose,
      options,
      choices: choices && { ...choices, options },
    },
    titleHtml: heading.html,
    optionsHtml: optionLines.map(({ html }) => html),
    description: description.html,
    explanation: explained.html,
    prose: { description: description.prose, explanation: explained.prose },
  };
});

export type PreparedQuestion = Awaited<ReturnType<typeof prepareQuestion>>;
