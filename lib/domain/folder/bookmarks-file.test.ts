import { describe, expect, it } from 'vitest';
import { parseBookmarksFile, toBookmarksFile } from './bookmarks-file';

const bookmark = (name: string, url = `https://example.com/${encodeURIComponent(name)}`, siteDesc = '说明') => ({
  name,
  url,
  siteDesc,
});

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
    expect(parseBookmarksFile(file)).toEqual({ folders, skipped: [], stripped: [] });
  });

  it('holds no address that a browser would run', () => {
    const bookmarks = [bookmark('甲', 'javascript:alert(1)'), bookmark('乙', 'data:text/html,x'), bookmark('丙')];
    const file = toBookmarksFile([{ name: '设计', bookmarks }]);
    expect(parseBookmarksFile(file)).toEqual({
      folders: [{ name: '设计', bookmarks: [bookmark('丙')] }],
      skipped: [],
      stripped: [],
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
    const { folders, skipped } = parseBookmarksFile(file);
    expect(skipped).toEqual([{ ...bookmark('重复', 'https://b.example/x', 'b.example'), reason: '同一文件夹中重复' }]);
    expect(folders).toEqual([
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
      expect(parseBookmarksFile(`<DL><DT><A HREF="${url}">x</A></DL>`)).toEqual({
        folders: [],
        skipped: [{ name: 'x', url, reason: '不是网页地址' }],
        stripped: [],
      }),
  );

  it('is cut to the limits of folders and bookmarks', () => {
    const {
      folders: [folder],
    } = parseBookmarksFile(
      `<DT><H3>${'长'.repeat(30)}</H3><DL><DT><A HREF="https://a.example">${'😀'.repeat(70)}</A><DD>${'d'.repeat(70)}</DL>`,
    );
    expect(Array.from(folder?.name ?? '')).toHaveLength(24);
    expect(Array.from(folder?.bookmarks[0]?.name ?? '')).toHaveLength(64);
    expect(folder?.bookmarks[0]?.siteDesc).toHaveLength(64);
  });

  it.each(['', 'no bookmarks', '{"a":1}', '<a', '<DL>'.repeat(1000)])('that is none gives nothing: %#', (file) => {
    expect(parseBookmarksFile(file)).toEqual({ folders: [], skipped: [], stripped: [] });
  });

  it('gives no user name and no password of an address, and names those that had one', () => {
    const { folders, stripped } = parseBookmarksFile(
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
    const { folders } = parseBookmarksFile(
      `<DL><DT><A HREF="https://a.example/">A</A><DT><H3>学习资料</H3><DD>说明<DL><DT><A HREF="https://b.example/">B</A></DL><DD>尾</DL>`,
    );
    expect(folders.flatMap(({ bookmarks }) => bookmarks)).toEqual([
      bookmark('A', 'https://a.example/', 'a.example'),
      bookmark('B', 'https://b.example/', 'b.example'),
    ]);
  });
});
