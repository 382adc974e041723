import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/lib/html/testing';
import { hostilePayloads } from '@/e2e/payloads';
import { exportResumeJson } from './json-file';
import { readResumeFile, RESUME_FILE_MAX } from './read-resume-file';
import { EMPTY_RESUME } from './resume-document';

const LOOK = { theme: 'theme-5', colour: '#123456' } as const;
const bytes = (...parts: BlobPart[]) => new Blob(parts).arrayBuffer();
const read = async (...parts: BlobPart[]) => readResumeFile(await bytes(...parts), LOOK);
const refusal = async (...parts: BlobPart[]) => {
  const answer = await read(...parts);
  return 'refusal' in answer ? answer.refusal : null;
};
const nameIn = (answer: ReturnType<typeof readResumeFile>) =>
  'document' in answer ? answer.document.basics.data.list[0]?.fieldValue : null;

const OWN = JSON.stringify([{ component: 'BasicInfo', data: { list: [{ fieldName: '姓名', fieldValue: '林晓鹿' }] } }]);

/** OWN in GBK: the Chinese words byte by byte. */
const GBK = [
  '[{"component":"BasicInfo","data":{"list":[{"fieldName":"',
  new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb]),
  '","fieldValue":"',
  new Uint8Array([0xc1, 0xd6, 0xcf, 0xfe, 0xc2, 0xb9]),
  '"}]}}]',
];

describe('a file that is brought', () => {
  it.each([
    [{ themeColor: '#255db0', content: JSON.parse(OWN) }, '本站的简历'],
    [{ basics: { name: 'A' } }, 'JSON Resume'],
    [{ $schema: 'https://json-resume.example/schema.json', skills: [{ name: 'x' }] }, 'JSON Resume'],
    [{ work: [{ name: 'x' }], education: [] }, 'JSON Resume'],
    [{ basics: { name: 'A', photo: {} }, sections: { work: { items: [] } }, metadata: {} }, 'Reactive Resume（v3）'],
    [{ basics: { name: 'A', picture: {} }, sections: { custom: {} }, metadata: {} }, 'Reactive Resume（v4）'],
    [{ basics: { name: 'A' }, sections: {}, picture: {}, customSections: [] }, 'Reactive Resume（v5）'],
    [{ basic: { name: 'A' }, menuSections: [] }, 'magic-resume'],
    [{ profile: { name: 'A' }, educationList: [] }, 'visiky/resume'],
  ])('%j is recognised as %s', async (file, format) => {
    expect(await read(JSON.stringify(file))).toMatchObject({ format });
  });

  it('looks as the resume that is edited where it says nothing of that', async () => {
    expect(await read('{"basics":{"name":"A"}}')).toMatchObject({ document: LOOK });
    const own = await read(exportResumeJson({ ...EMPTY_RESUME, theme: 'theme-2' }));
    expect(own).toMatchObject({ own: true, notes: [], document: { theme: 'theme-2', colour: '#255db0' } });
  });

  it.each([
    ['UTF-8 with a byte order mark', ['\ufeff', OWN]],
    ['GBK', GBK],
    ['UTF-16 with a byte order mark', [Uint16Array.from(`\ufeff${OWN}`, (letter) => letter.charCodeAt(0))]],
    ['UTF-16 without one', [Uint16Array.from(OWN, (letter) => letter.charCodeAt(0))]],
  ])('may be in %s', async (_encoding, parts) => {
    expect(nameIn(await read(...parts))).toBe('林晓鹿');
  });

  it.each([
    ['', '这是空文件'],
    ['[]', '这是一个空列表，不是能识别的简历'],
    ['3', '这是单个的值，不是能识别的简历'],
    ['{}', '这是一份别的数据，没有任何字段，不是能识别的简历'],
    [
      '[{"name":"left-pad","version":"1.0.0"},{"name":"x"}]',
      '这是一个 2 项的列表，里面是 name、version 这些字段，不是能识别的简历',
    ],
    [
      '{"name":"a","version":"1","scripts":{},"license":"MIT","type":"module"}',
      '这是一份别的数据，里面是 name、version、scripts、license 等字段，不是能识别的简历',
    ],
    ['{"basics":{"unit":"cm"}}', '看起来是 JSON Resume，但里面没有可以导入的内容'],
    ['{"basics": {\n"name": "A",,\n}}', 'JSON 在第 2 行有语法错误'],
    ['{"basics": {\n"name": "A",\n}}', 'JSON 在第 3 行有语法错误'],
    ['{"work": [\n"a,]",\n"b",\n]}', 'JSON 在第 3 行有语法错误'],
    ['{"work": [\n"a" "b"]}', 'JSON 在第 2 行有语法错误'],
    ['{"basics": {"name": "A"', 'JSON 不完整，文件可能没有下载完'],
    ['<!doctype html><p>简历', '这是网页（HTML）文件'],
    ['<?xml version="1.0"?>', '这是 XML 文件'],
    ['%PDF-1.7\n', '这是 PDF 文件，里面没有可以读出的字段'],
    ['PK\u0003\u0004\u0014\u0000', '这是 Word 文档或压缩包，请先导出成 JSON 或解压'],
    ['# 我的简历\n\n- 姓名', '这不是 JSON 文件'],
  ])('%j is refused in words', async (text, words) => {
    expect(await refusal(text)).toBe(words);
  });

  it('is refused when it is a picture, or larger than 5 MB', async () => {
    expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]))).toBe(
      '这不是文本文件',
    );
    expect(await refusal(' '.repeat(RESUME_FILE_MAX + 1))).toBe('文件超过了 5MB');
  });
});

describe('a hostile file', () => {
  const all = (text: string) => ({
    basics: {
      name: text,
      label: text,
      email: text,
      url: text,
      image: text,
      summary: text,
      profiles: [{ network: text, url: text }],
    },
    work: [
      { name: text, position: text, summary: text, highlights: [text], url: text, startDate: text, endDate: text },
    ],
  });

  it.each(hostilePayloads)('with $name brings nothing that could run', async ({ html }) => {
    const answer = await read(JSON.stringify(all(html)));
    if ('refusal' in answer) throw new Error(answer.refusal);
    const texts = answer.document.sections.flatMap((section) =>
      section.component === 'OtherInfo' ? section.data.list.map(({ editorHtml }) => editorHtml) : [],
    );
    expect(texts.flatMap(faultsIn)).toEqual([]);
    expect(answer.document.basics.data.avatar).toBe('');
  });

  it('has no picture or link of another scheme, nor a path into this site', async () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '/gimishare/api/v1/user/logout',
    ]) {
      const answer = await read(JSON.stringify(all(address)));
      if ('refusal' in answer) throw new Error(answer.refusal);
      expect(answer.document.basics.data.avatar).toBe('');
      expect(JSON.stringify(answer.document.sections)).not.toContain('href');
    }
  });

  it('is bounded: rows, sections, letters, and the list of what was not taken', async () => {
    const many = <T>(length: number, row: T) => Array.from({ length }, () => row);
    const file = {
      basics: { name: '长'.repeat(50_000), profiles: many(500, { network: 'x', url: 'https://x.example' }) },
      work: many(5_000, { name: 'x', summary: '长'.repeat(50) }),
      ...Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index + 1])),
    };
    const answer = await read(JSON.stringify(file));
    if ('refusal' in answer) throw new Error(answer.refusal);
    const { basics, sections } = answer.document;
    expect(basics.data.list[0]?.fieldValue).toHaveLength(500);
    expect(basics.data.list).toHaveLength(62);
    expect(sections.map((section) => section.component === 'OtherInfo' && section.data.list.length)).toEqual([100]);
    expect(answer.notes).toContain('100 条以后的内容（4900 处）');
    expect(answer.notes).toHaveLength(101);
    expect(answer.notes.at(-1)).toMatch(/^还有 \d+ 项$/);
  });

  it('brings as much text as a page can clean', async () => {
    const row = { name: 'x', summary: '<p>字</p>'.repeat(2_000) };
    const answer = await read(JSON.stringify({ basics: { name: 'A' }, work: Array.from({ length: 100 }, () => row) }));
    if ('refusal' in answer) throw new Error(answer.refusal);
    expect(JSON.stringify(answer.document).length).toBeLessThan(250_000);
    expect(answer.notes.join()).toMatch(/超过 200000 字以后的内容（\d+ 处）/);
  });

  it.each([
    ['Reactive Resume（v4）', { basics: {}, sections: {} }, 'basics sections metadata'],
    ['Reactive Resume（v5）', { basics: {}, sections: {}, summary: {} }, 'picture customSections metadata'],
    ['magic-resume', { basic: {}, menuSections: [] }, 'education experience projects customData skillContent'],
    [
      'visiky/resume',
      { profile: {}, workExpList: [] },
      'avatar educationList projectList skillList aboutme titleNameMap',
    ],
  ])('of %s may be wrong in every place', async (_format, skeleton, keys) => {
    const wrong = [
      1,
      true,
      'x',
      null,
      [],
      {},
      [[]],
      [null, 3, 'y'],
      { a: { b: 1 } },
      { items: [{ date: [1], url: 3 }] },
    ];
    const names = 'name title items date url website location photo customFields profiles layout theme period edu_time';
    for (const value of wrong) {
      const inner = { x: 'x', ...Object.fromEntries(names.split(' ').map((name) => [name, value])) };
      const parts = Object.fromEntries(keys.split(' ').map((key) => [key, value]));
      const filled = Object.fromEntries(
        Object.entries({ ...skeleton, ...parts }).map(([key, part]) => [
          key,
          Array.isArray(part) ? [inner, ...part] : part,
        ]),
      );
      for (const file of [
        { ...skeleton, ...parts },
        filled,
        { ...filled, basics: inner, basic: inner, profile: inner },
      ]) {
        const answer = await read(JSON.stringify(file));
        expect(JSON.stringify(answer)).not.toContain('[object');
      }
    }
  });

  it('may be nested as deep as JSON allows, and name its fields as objects do', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await read(
      `{"basics":{"name":"A","__proto__":{"x":1},"constructor":"c","deep":${deep}},"work":${deep}}`,
    );
    expect(answer).toMatchObject({ format: 'JSON Resume' });
    expect(nameIn(answer)).toBe('A');
  });
});
