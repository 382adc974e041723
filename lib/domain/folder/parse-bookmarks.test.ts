// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toBookmarksFile } from './bookmarks-file';
import { decodeBookmarks } from './decode-bookmarks';
import { parseBookmarks } from './parse-bookmarks';

const bookmark = (name: string, url = `https://example.com/${encodeURIComponent(name)}`, siteDesc = '说明') => ({
  name,
  url,
  siteDesc,
});
const placesIn = (file: string) =>
  parseBookmarks(file).folders.map(({ name, bookmarks }) => [name, ...bookmarks.map((row) => row.name)]);

describe('a bookmarks file', () => {
  it('holds the folders, and gives them back', () => {
    const folders = [
      {
        name: '前端 <文档> & "更多"',
        bookmarks: [bookmark('a & b'), bookmark("<script>alert('x')</script>", 'https://example.com/?a=1&b=2')],
      },
      { name: '设计', bookmarks: [bookmark('😀')] },
    ];
    const file = toBookmarksFile(folders);
    expect(file).not.toContain('<script');
    expect(parseBookmarks(file)).toEqual({
      folders: folders.map((folder) => ({ ...folder, path: [folder.name], parts: 1 })),
      skipped: [],
      stripped: [],
      changed: [],
    });
  });

  it('holds no address that a browser would run', () => {
    const bookmarks = [bookmark('甲', 'javascript:alert(1)'), bookmark('乙', 'data:text/html,x'), bookmark('丙')];
    const file = toBookmarksFile([{ name: '设计', bookmarks }]);
    expect(parseBookmarks(file)).toMatchObject({
      folders: [{ name: '设计', bookmarks: [bookmark('丙')] }],
      skipped: [],
    });
  });

  it('of a browser is read with nested folders, missing ends and icons', () => {
    const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
  <DT><H3 ADD_DATE="1700000000" PERSONAL_TOOLBAR_FOLDER="true">书签栏</H3>
  <DL><p>
    <DT><A HREF="https://a.example/" ICON="data:image/png;base64,AAAA">A</A>
    <DT><H3>里层</H3>
    <DL><p>
      <DT><A HREF='https://b.example/x' ADD_DATE="1">B &#x4e2d;&amp;&#25991;</A>
      <DD>第一行
      <DT><A HREF="https://b.example/x">重复</A>
    </DL><p>
    <DT><A HREF="https://c.example/">C</A>
  </DL><p>
  <DT><A HREF="https://d.example/"></A>
</DL><p>`;
    const { folders, skipped } = parseBookmarks(file);
    expect(skipped).toEqual([{ name: '重复', url: 'https://b.example/x', reason: '同一文件夹中重复' }]);
    expect(folders).toMatchObject([
      {
        name: '书签栏',
        bookmarks: [bookmark('A', 'https://a.example/', 'a.example'), bookmark('C', 'https://c.example/', 'c.example')],
      },
      { name: '里层', bookmarks: [bookmark('B 中&文', 'https://b.example/x', '第一行')] },
      { name: '导入的站点', bookmarks: [bookmark('d.example', 'https://d.example/', 'd.example')] },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'chrome://settings', 'place:sort=8', '', 'example'])(
    'gives no bookmark for the address %j',
    (url) =>
      expect(parseBookmarks(`<DL><DT><A HREF="${url}">x</A></DL>`)).toEqual({
        folders: [],
        skipped: [{ name: 'x', url, reason: '不是网页地址' }],
        stripped: [],
        changed: [],
      }),
  );

  it('is cut to the limits of folders and bookmarks', () => {
    const {
      folders: [folder],
    } = parseBookmarks(
      `<DT><H3>${'长'.repeat(30)}</H3><DL><DT><A HREF="https://a.example">${'😀'.repeat(70)}</A><DD>${'d'.repeat(70)}</DL>`,
    );
    expect(Array.from(folder?.name ?? '')).toHaveLength(24);
    expect(Array.from(folder?.bookmarks[0]?.name ?? '')).toHaveLength(64);
    expect(folder?.bookmarks[0]?.siteDesc).toHaveLength(64);
  });

  it.each(['', 'no bookmarks', '{"a":1}', '<a', '<DL>'.repeat(1000)])('that is none gives nothing: %#', (file) => {
    expect(parseBookmarks(file)).toEqual({ folders: [], skipped: [], stripped: [], changed: [] });
  });

  it('gives no user name and no password of an address, and names those that had one', () => {
    const { folders, stripped } = parseBookmarks(
      `<DT><A HREF="https://admin:Passw0rd@router.example/x">路由器</A>
       <DT><A HREF="https://me@b.example/">https://me@b.example/</A>
       <DT><A HREF="https://c.example/@user">C</A>`,
    );
    expect(folders[0]?.bookmarks).toEqual([
      bookmark('路由器', 'https://router.example/x', 'router.example'),
      bookmark('b.example', 'https://b.example/', 'b.example'),
      bookmark('C', 'https://c.example/@user', 'c.example'),
    ]);
    expect(stripped.map(({ name }) => name)).toEqual(['路由器', 'b.example']);
    expect(JSON.stringify({ folders, stripped })).not.toContain('Passw0rd');
  });

  it('gives the description of a folder to no bookmark', () => {
    const { folders } = parseBookmarks(
      `<DL><DT><A HREF="https://a.example/">A</A><DT><H3>学习资料</H3><DD>说明<DL><DT><A HREF="https://b.example/">B</A></DL><DD>尾</DL>`,
    );
    expect(folders.flatMap(({ bookmarks }) => bookmarks)).toEqual([
      bookmark('A', 'https://a.example/', 'a.example'),
      bookmark('B', 'https://b.example/', 'b.example'),
    ]);
  });

  it('gives the description of a bookmark to that alone, without what follows', () => {
    const { folders } = parseBookmarks(
      `<DL><p><DT><A HREF="https://a.example/">A</A><DD>第一行&amp;<b>粗</b>
       <DT><H3>夹</H3><DD>夹的说明<DL><p><DT><A HREF="https://b.example/">B</A></DL><p></DL>`,
    );
    expect(folders.flatMap(({ bookmarks }) => bookmarks.map(({ siteDesc }) => siteDesc))).toEqual([
      '第一行&粗',
      'b.example',
    ]);
  });

  it('tells folders of one name by the folders around them', () => {
    const folder = (name: string, content: string) => `<DT><H3>${name}</H3><DL><p>${content}</DL><p>`;
    const link = (name: string) => `<DT><A HREF="https://${name}.example/">${name}</A>`;
    const file = `<DL><p>${folder('书签栏', folder('旅行', folder('加拿大', link('fly'))) + folder('赛车', folder('加拿大', link('f1'))) + folder('其他', link('x')))}</DL>`;
    expect(placesIn(file)).toEqual([
      ['旅行 / 加拿大', 'fly'],
      ['赛车 / 加拿大', 'f1'],
      ['其他', 'x'],
    ]);
    expect(placesIn(`<DL><p>${folder('tools', link('a'))}${folder('misc', folder('tools', link('b')))}</DL>`)).toEqual([
      ['tools', 'a'],
      ['misc / tools', 'b'],
    ]);
    const long = '很长的文件夹'.repeat(5);
    const names = placesIn(`<DL><p>${folder(`${long}甲`, link('a'))}${folder(`${long}乙`, link('b'))}</DL>`);
    expect(new Set(names.map(([name]) => name)).size).toBe(2);
    expect(parseBookmarks(`<DL>${folder('夹', link('a'))}${folder('夹', link('b'))}</DL>`).folders).toMatchObject([
      { name: '夹', parts: 2, bookmarks: [{ name: 'a' }, { name: 'b' }] },
    ]);
  });

  it('says which folder is empty', () => {
    const file = '<DL><DT><H3>外</H3><DL><DT><H3>空</H3><DL></DL></DL></DL>';
    expect(parseBookmarks(file).skipped).toEqual([{ name: '外 / 空', url: '', reason: '空文件夹' }]);
  });

  it('gives no link of a bookmarklet, whatever its program holds', () => {
    const file = `<DL><p><DT><H3>脚本</H3><DL><p>
      <DT><A HREF="javascript:document.body.innerHTML+='<a href=https://phantom.example/>点我</a><dl><h3>幽灵</h3>'" ADD_DATE="1">小书签</A>
      <DT><A HREF="javascript:f("<a href=https://one.example/>一</a><a href=https://two.example/>二</a>")">坏引号</A>
      <DT><A HREF=" JavaScript:alert(1)">大写</A>
      <DT><A HREF="https://a.example/">甲</A>
      </DL><p><DT><A HREF="https://top.example/">最外层的书签</A></DL>`;
    expect(placesIn(file)).toEqual([
      ['脚本', '甲'],
      ['导入的站点', '最外层的书签'],
    ]);
    expect(parseBookmarks(file).skipped.map(({ name }) => name)).toEqual(['小书签', '一', '大写']);
  });

  it('is read as a browser reads it: signs in addresses, markup and entities in titles', () => {
    const file = `<DL><p><DT><H3>工具</H3><DL><p>
      <DT><A HREF="https://x.example/?a>b" ADD_DATE="1">地址里有大于号</A>
      <DT><A HREF="https://y.example/"><b>粗体</b>标题</A>
      <DT><A HREF="https://z.example/">1 < 2 的证明</A>
      <DT><A HREF="https://w.example/">C&plus;&plus; 与 caf&eacute; &hellip; &copy; &mdash; &middot;</A>
      <DT><A HREF="https://v.example/" TITLE="a > b">标题属性</A></DL><p></DL>`;
    const { folders, skipped } = parseBookmarks(file);
    expect(folders[0]?.bookmarks.map(({ name }) => name)).toEqual([
      '地址里有大于号',
      '粗体标题',
      '1 < 2 的证明',
      'C++ 与 café … © — ·',
      '标题属性',
    ]);
    expect(folders[0]?.bookmarks[0]?.url).toBe('https://x.example/?a%3Eb');
    expect(skipped).toEqual([]);
  });

  it('says whose name or description changes', () => {
    const { changed } = parseBookmarks(
      `<DT><A HREF="https://a.example/">${'长'.repeat(65)}</A><DD>${'d'.repeat(65)}
       <DT><A HREF="https://b.example/"></A><DT><A HREF="https://c.example/">C</A>`,
    );
    expect(changed.map(({ url, reason }) => [url, reason])).toEqual([
      ['https://a.example/', '名称超过 64 字、说明超过 64 字'],
      ['https://b.example/', '没有名称，用网址代替'],
    ]);
  });
});

describe('the bytes of a bookmarks file', () => {
  const read = (...parts: (string | number[])[]) =>
    decodeBookmarks(
      Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
        .buffer,
    );
  /** The Chinese word for "news" in GB 2312. */
  const NEWS = [0xd0, 0xc2, 0xce, 0xc5];

  it('are read in the encoding that the file names', () => {
    const meta = (label: string) => `<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=${label}">`;
    for (const label of ['gb2312', 'GBK', 'gb18030']) expect(read(meta(label), NEWS)).toBe(`${meta(label)}新闻`);
    expect(read('<meta charset="gbk">', NEWS)).toBe('<meta charset="gbk">新闻');
    expect(read(meta('UTF-8'), '新闻')).toBe(`${meta('UTF-8')}新闻`);
    expect(read(meta('utf-16'), '新闻')).toBe(`${meta('utf-16')}新闻`);
  });

  it('are read by their byte order mark first', () => {
    expect(read([0xef, 0xbb, 0xbf], '<meta charset="gbk">新闻')).toBe('<meta charset="gbk">新闻');
    expect(read([0xff, 0xfe, 0xb0, 0x65, 0xfb, 0x95])).toBe('新闻');
    expect(read([0xfe, 0xff, 0x65, 0xb0, 0x95, 0xfb])).toBe('新闻');
  });

  it('without a name, or with an unknown one, are UTF-8, or else Chinese', () => {
    expect(read('新闻')).toBe('新闻');
    expect(read(NEWS)).toBe('新闻');
    expect(read('<meta charset=nonsense>', NEWS)).toBe('<meta charset=nonsense>新闻');
  });

  it('lose their icons', () => {
    expect(read('<A HREF="https://a.example/" ICON="data:image/png;base64,iVBO+/=" ADD_DATE="1">甲</A>')).toBe(
      '<A HREF="https://a.example/" ADD_DATE="1">甲</A>',
    );
  });
});
