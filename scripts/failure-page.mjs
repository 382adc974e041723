import fs from 'node:fs';
import path from 'node:path';

const STYLES = `
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--color-bg); color: var(--color-text); font: var(--text-md)/1.6 var(--font-ui); }
main { padding: var(--space-8); text-align: center; }
h1 { margin: 0 0 var(--space-2); font-size: var(--text-2xl); }
p { margin: 0 0 var(--space-6); color: var(--color-text-secondary); }
.status { margin: 0; color: var(--color-text-tertiary); font: 600 var(--text-sm)/1 var(--font-code); letter-spacing: .08em; }
a { display: inline-block; margin: 0 var(--space-1); padding: var(--space-2) var(--space-5); border-radius: var(--radius-control); color: inherit; text-decoration: none; }
a.primary { background: var(--color-accent); color: var(--color-on-accent); }
a:focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; }
`;

/** @param {string} value */
const escape = (value) =>
  value.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/**
 * What a visitor sees when a page could not be rendered, because the API is down for instance: whole
 * in itself, without a script, with a way on.
 * @param {string} siteName
 */
export function renderFailurePage(siteName) {
  const tokens = fs.readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const dark = tokens.slice(tokens.indexOf("[data-theme='dark']")).replace("[data-theme='dark']", ':root');
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>页面暂时打不开 - ${escape(siteName)}</title>
<style>${tokens}@media (prefers-color-scheme: dark) {${dark}}${STYLES}</style>
</head>
<body>
<main>
<p class="status">500</p>
<h1>页面暂时打不开</h1>
<p>网络异常，请稍后重试</p>
<a class="primary" href="">重新加载</a><a href="/">返回首页</a>
</main>
</body>
</html>
`;
}
