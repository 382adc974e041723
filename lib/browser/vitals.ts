import { whenIdle } from './when-idle';

/** Share of the visitors whose field data is asked for, in percent; the root element has it (VITALS_PERCENT). */
const percent = (): number => Number(document.documentElement.dataset.vitals ?? 0);

/** Measures the page of visitors in the sample; no other loads the library. @returns whether this one is in it */
export function sampleVitals(): boolean {
  if (Math.random() * 100 >= percent()) return false;
  // A tab of an older deployment may not find the library: then nothing is measured.
  const load = () =>
    import('./report-vitals').then(
      ({ reportVitals }) => reportVitals(),
      () => {},
    );
  const start = () => void whenIdle(() => void load());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return true;
}
