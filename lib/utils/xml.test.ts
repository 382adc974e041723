// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { escapeXml, xml, xmlDocument } from './xml';

const HOSTILE = [
  ']]>',
  '<![CDATA[x]]>',
  '</title><script>alert(1)</script>',
  '&amp; & &#x0; &nope;',
  'NUL\u0000 bell\u0007 escape\u001b form\u000c',
  'lone \ud800 and \udc00',
  'not a character \ufffe \uffff',
  '"quotes" and \'apostrophes\'',
  '<!-- -- -->',
  '<?xml version="1.0"?>',
];

test.each(HOSTILE)('stays well-formed around %j, in text and in attributes', (text) => {
  const document = xmlDocument(xml`<root note="${text}"><title>${text}</title></root>`);
  const root = new DOMParser().parseFromString(document, 'application/xml').documentElement;
  const kept = text.replace(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
  expect(root.nodeName).toBe('root');
  expect(root.children).toHaveLength(1);
  expect(root.firstElementChild?.textContent).toBe(kept);
  expect(root.getAttribute('note')).toBe(kept);
});

test('emoji, line breaks and tabs are kept', () => {
  expect(escapeXml('a\tb\nc 🚀👩‍💻')).toBe('a\tb\nc 🚀👩‍💻');
});

test('what is absent, and the layout of the template, leave nothing behind', () => {
  const list = ['1', '2'].map((text) => xml`<b>${text}</b>`);
  expect(
    xml`
      <a>
        ${undefined}
        ${list}
      </a>`.markup,
  ).toBe('<a><b>1</b><b>2</b></a>');
});
