const SCRIPT = /<script src="(?<src>\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Rewrites a page's own scripts so that nothing of them runs before its first paint: the boot script starts them
 * then (`lib/utils/boot-script.mjs`). Only the largest is fetched ahead; all of them would compete with the styles
 * that the paint waits for, and none would leave the network idle meanwhile.
 * @param {string} html as the framework renders it
 * @param {(src: string) => number} sizeOf bytes of a script
 */
export function withLateScripts(html, sizeOf) {
  const sources = [...html.matchAll(SCRIPT)].flatMap(({ groups }) => groups?.src ?? []);
  const [largest] = sources.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) return html;
  return html.replace(PRELOAD, '').replace(SCRIPT, (_script, src) => {
    const ahead = src === largest ? `<link rel="preload" as="script" fetchPriority="low" href="${src}"/>` : '';
    return `${ahead}<script data-src="${src}"></script>`;
  });
}
