import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResume } from '@/lib/domain/resume/resume-document';
import { ResumePages } from './resume-pages';

const CONTENT = [
  { component: 'BasicInfo', data: { list: [] } },
  {
    component: 'OtherInfo',
    title: '项目经历',
    data: { list: [{ subject: '编辑器', editorHtml: '<p><a href="https://example.com/a">源码</a></p>' }] },
  },
];
const opened = openResume({ content: JSON.stringify(CONTENT), themeStyleName: 'theme-1', themeColor: '#255db0' });
const page = (links: boolean) =>
  opened && <ResumePages document={opened.document} siteUrl="https://site.example" links={links} />;

it('links lead nowhere while the resume is edited, and open a tab of their own in its preview', () => {
  const { rerender } = render(page(false));
  const pages = () => screen.getByRole('region', { name: '第 1 页，共 1 页' });
  expect(pages()).toHaveTextContent('源码');
  expect(pages().querySelector('a')).not.toHaveAttribute('href');
  rerender(page(true));
  const link = pages().querySelector('a');
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});
