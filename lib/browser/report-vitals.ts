import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageKindOf } from '@/lib/config/page-kind';
import { VITALS_PATH, type VitalsReport } from '@/lib/config/vitals';

/** Sends the field data of the page that was loaded once, when it is hidden: no address, no time, nothing of the visitor. */
export function reportVitals(): void {
  const report: VitalsReport = { kind: pageKindOf(window.location.pathname) };
  let isSent = false;
  onLCP(({ value }) => void (report.lcp = value));
  onINP(({ value }) => void (report.inp = value));
  onCLS(({ value }) => void (report.cls = value));
  onTTFB(({ value }) => void (report.ttfb = value));
  // On the window, after the library's own listeners on the document, which give the final values.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    isSent = true;
    navigator.sendBeacon(VITALS_PATH, JSON.stringify(report));
  });
}
