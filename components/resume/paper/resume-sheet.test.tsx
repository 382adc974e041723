import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RESUME_THEMES } from '@/lib/domain/resume/themes';
import { EMPTY_RESUME, openResume } from '@/lib/domain/resume/resume-document';
import { ResumeSheet } from './resume-sheet';

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });
const BASICS = {
  component: 'BasicInfo',
  data: {
    list: [field('姓名', '林晓鹿'), field('求职意向', '前端工程师'), field('电话', '138'), field('城市', ' ')],
    showAvatar: true,
    avatar: 'https://photo.example/a.png',
  },
};
const ITEM = {
  time: ['2022-03', ''],
  rightNow: true,
  subject: '青禾科技',
  other: '工程师',
  editorHtml: '<ul><li>写了<strong>编辑器</strong></li></ul>',
  visibleList: ['time', 'subject', 'other'],
  order: ['subject', 'other', 'time'],
};
const work = (item: object = {}, section: object = {}) => ({
  component: 'OtherInfo',
  title: '工作经历',
  data: { list: [{ ...ITEM, ...item }] },
  ...section,
});

function sheet(...sections: object[]) {
  const content = JSON.stringify([BASICS, ...sections]);
  const opened = openResume({ content, themeStyleName: 'theme-5', themeColor: '#255db0' });
  if (!opened) throw new Error('The resume cannot be read');
  return <ResumeSheet document={opened.document} siteUrl="https://site.example" />;
}
const headingTexts = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('a resume on paper', () => {
  it('begins with the name, what is wanted, and the other rows that have a value', () => {
    render(sheet(work()));
    expect(headingTexts(1)).toEqual(['林晓鹿']);
    expect(screen.getByText('前端工程师')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['电话']);
  });

  it('has the parts of an item in its order, and its text', () => {
    render(sheet(work()));
    const head = screen.getByRole('heading', { level: 3 });
    expect([...head.children].map(({ textContent }) => textContent)).toEqual(['青禾科技', '工程师', '2022.03 - 至今']);
    expect(within(screen.getByRole('listitem')).getByText('编辑器')).toBeVisible();
  });

  it('leaves out hidden sections and parts, blank items and what this release does not know', () => {
    render(
      sheet(
        work({ visibleList: ['subject'] }),
        work({}, { title: '藏起来的', visible: false }),
        work({ subject: '', other: '', visibleList: ['subject'], editorHtml: '<p></p>' }, { title: '空的' }),
        { component: 'Gallery', title: '作品' },
      ),
    );
    expect(headingTexts(2)).toEqual(['工作经历']);
    expect(headingTexts(3)).toEqual(['青禾科技']);
  });

  it('has the photo where it is to be shown, from the web only', () => {
    const photo = () => document.querySelector('img')?.getAttribute('src');
    const { rerender } = render(sheet(work()));
    expect(photo()).toBe('https://photo.example/a.png');
    for (const data of [{ showAvatar: false }, { avatar: 'javascript:alert(1)' }]) {
      const basics = { ...BASICS, data: { ...BASICS.data, ...data } };
      const opened = openResume({ content: JSON.stringify([basics]), themeStyleName: '', themeColor: '' });
      rerender(<ResumeSheet document={opened?.document ?? EMPTY_RESUME} siteUrl="https://site.example" />);
      expect(photo()).toBeUndefined();
    }
  });

  it('shows the html of others as text and lists at most', () => {
    render(sheet(work({ editorHtml: '<p onclick="x()">字<img src=x onerror=x()></p><script>x()</script>' })));
    expect(document.querySelector('.resume-text')?.innerHTML).toBe('<p>字</p>');
  });

  it('is drawn by the server, in each of the eight themes and the colour', () => {
    for (const theme of RESUME_THEMES) {
      const html = renderToString(
        <ResumeSheet document={{ ...EMPTY_RESUME, theme, colour: '#ffd400' }} siteUrl="https://site.example" />,
      );
      expect(html).toContain(`data-look="${theme}"`);
      expect(html).toContain('--resume-colour:#ffd400;--resume-ink:#1f2329');
    }
  });
});
