// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mendedSvg } from './mended-svg';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

it.each([
  `<svg ${XMLNS}/>`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n<svg ${XMLNS} viewBox="0 0 1 1"><path d=""/></svg>`,
  "<svg xmlns='http://www.w3.org/2000/svg'><text>字</text></svg>",
])('a drawing that browsers show stays as it is: %s', (text) => {
  const bytes = bytesOf(text);
  expect(mendedSvg(bytes)).toBe(bytes);
});

it.each([
  '<svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
  '<svg/>',
  '\ufeff<svg\n  width="1"></svg>',
  '<?xml version="1.0" encoding="gb2312"?><svg><title>a</title></svg>',
  '<!-- <svg> --><svg><g/></svg>',
  `<svg ${XMLNS}><use xlink:href="#a"/></svg>`,
  '<svg><use xlink:href="#a"/></svg>',
])('a drawing without a namespace gets it: %s', (text) => {
  const mended = mendedSvg(bytesOf(text));
  const { documentElement } = new DOMParser().parseFromString(
    new TextDecoder().decode(mended ?? undefined),
    'image/svg+xml',
  );
  expect([documentElement.localName, documentElement.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
});

it('the words of a mended drawing survive its old encoding', () => {
  const begin = bytesOf('<?xml version="1.0" encoding="gb2312"?><svg><title>');
  const bytes = new Uint8Array([...begin, 0xd7, 0xd6, ...bytesOf('</title></svg>')]);
  expect(new TextDecoder().decode(mendedSvg(bytes) ?? undefined)).toContain('<title>字</title>');
});

it.each([
  '<svg><rect></svg>',
  '<svg><text>&nbsp;</text></svg>',
  '<SVG/>',
  '<svg xmlns="http://example.com/other"/>',
  '<html><svg/></html>',
  'text with <svg> in it',
])('what is no drawing is refused: %s', (text) => expect(mendedSvg(bytesOf(text))).toBeNull());
