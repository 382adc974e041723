import { loadTex } from './load-tex';
import { createPreview } from './preview';
import { PREVIEW_READY, type PreviewAnswer, type PreviewRequest } from './preview-messages';

const preview = createPreview(loadTex);
const say = (answer: PreviewAnswer) => self.postMessage(answer);

self.addEventListener('message', ({ data: question }: MessageEvent<PreviewRequest>) => {
  const { id, markdown } = question;
  if (question.kind === 'publish') return say({ id, result: preview.publish(markdown) });
  if (question.kind === 'check') return say({ id, result: preview.check(markdown, question.siteUrl) });
  if (question.kind === 'typography') return say({ id, result: preview.checkTypography(markdown) });
  void preview.render(markdown, question.siteUrl, question.formulas).then((result) => say({ id, result }));
});

self.postMessage(PREVIEW_READY);
