import { answerQuestions } from '@/lib/browser/watched-worker';
import { loadTex } from '@/lib/html/math/load-tex';
import { createPreview } from './preview';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages';

const preview = createPreview(loadTex);

answerQuestions((question: PreviewQuestion): PreviewAnswer | Promise<PreviewAnswer> => {
  const { kind, markdown } = question;
  if (kind === 'publish') return preview.publish(markdown);
  if (kind === 'check') return preview.check(markdown, question.siteUrl);
  if (kind === 'typography') return preview.checkTypography(markdown);
  return preview.render(markdown, question.siteUrl, question.formulas);
});
