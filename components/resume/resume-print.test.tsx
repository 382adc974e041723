import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { ResumePrint } from './resume-print';

it('tells a member who fits a resume to one page that the exported PDF is not fitted', async () => {
  const { id: owner } = userNamed('demouser');
  const resume = [...db.resumes.values()].find(({ userId }) => userId === owner);
  renderApp(<ResumePrint resumeId={resume?.id ?? ''} />, { as: 'demouser' });
  const exportButton = await screen.findByRole('button', { name: '导出 PDF' });
  expect(exportButton).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('checkbox', { name: '缩到一页' }));
  expect(exportButton).toHaveAccessibleDescription(/「导出 PDF」不会缩放/);
});
