import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { callsOf, renderApp } from '@/test/render';
import { NewTag } from './new-tag';

it('focuses the name field of a new tag, and its button afterwards', async () => {
  renderApp(<NewTag category="2" />, { as: 'demouser' });
  const opener = () => screen.getByRole('button', { name: '新增标签' });
  expect(opener()).not.toHaveFocus();
  await userEvent.click(opener());
  expect(screen.getByRole('textbox', { name: '标签名称' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('虚拟线程{Enter}');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(callsOf('/tag/create')).toHaveLength(1);
});

it('complains about what is in the fields, no longer once that has changed or the form was left', async () => {
  renderApp(<NewTag />, { as: 'demouser' });
  const open = () => userEvent.click(screen.getByRole('button', { name: '新增标签' }));
  const add = () => userEvent.click(screen.getByRole('button', { name: '添加' }));
  await open();
  await add();
  expect(screen.getByRole('alert')).toHaveTextContent('请选择标签所属分类');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await add();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox', { name: '标签名称' }), '虚');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.clear(screen.getByRole('textbox', { name: '标签名称' }));
  await add();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await open();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
