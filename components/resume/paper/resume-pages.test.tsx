import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResume } from '@/lib/domain/resume/resume-document';
import { ResumePages } from './resume-pages';

const CONTENT = [
  {
    component: 'BasicInfo',
    data: {
      list: [
        { fieldName: '姓名', fieldValue: '林晓鹿' },
        { fieldName: '求职意向', fieldValue: '' },
        { fieldName: '电话', fieldValue: '138 0000 1234' },
        { fieldName: '邮箱', fieldValue: 'lin@example.com' },
        { fieldName: '个人网站', fieldValue: 'lin.example' },
      ],
    },
  },
  {
    component: 'OtherInfo',
    title: '项目经历',
    data: {
      list: [
        {
          subject: '编辑器',
          editorHtml: '<p><a href="https://example.com/a">源码</a>，文档在 https://example.com/docs</p>',
        },
      ],
    },
  },
];
const opened = openResume({ content: JSON.stringify(CONTENT), themeStyleName: 'theme-1', themeColor: '#255db0' });
const page = (links: boolean) =>
  opened && <ResumePages document={opened.document} siteUrl="https://site.example" links={links} />;

it('links lead nowhere while the resume is edited, and open a tab of their own in its preview', () => {
  const { rerender } = render(page(false));
  const pages = () => screen.getByRole('region', { name: '第 1 页，共 1 页' });
  expect(pages()).toHaveTextContent('源码');
  expect(within(pages()).queryAllByRole('link')).toEqual([]);
  rerender(page(true));
  const link = within(pages()).getByRole('link', { name: '源码' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it('addresses of the basic information and of the text are links; mail and telephone need no tab', () => {
  render(page(true));
  const links = within(screen.getByRole('region', { name: '第 1 页，共 1 页' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['138 0000 1234', 'tel:13800001234', null],
    ['lin@example.com', 'mailto:lin@example.com', null],
    ['lin.example', 'https://lin.example/', '_blank'],
    ['源码', 'https://example.com/a', '_blank'],
    ['https://example.com/docs', 'https://example.com/docs', '_blank'],
  ]);
});
