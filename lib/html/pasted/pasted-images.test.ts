// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './pasted-html';

test('pictures without an address on the web are counted, those of one pixel are not', () => {
  const html =
    '<img src="file:///C:/x.png"><img src="data:image/png;base64,AA"><img src="https://a.example/p" width="1" height="1">';
  expect(htmlToMarkdown(`<p>甲${html}</p>`)).toEqual({ markdown: '甲', pictures: [], leftOut: 2 });
});

test('pictures that are in the html itself have their places, and are uploaded', () => {
  const source = `data:image/png;base64,${'A'.repeat(400)}`;
  expect(htmlToMarkdown(`<p>甲<img src="${source}" alt="图"></p>`)).toEqual({
    markdown: '甲![图](pasted-picture:0)',
    pictures: [{ source, alt: '图' }],
    leftOut: 0,
  });
});
