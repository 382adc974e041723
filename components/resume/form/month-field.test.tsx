import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MonthField } from './month-field';

function Month({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MonthField label="开始月份" value={value} onChange={setValue} />
      <button type="button">下一项</button>
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: '开始月份' });
const calendarIsThere = () => waitFor(() => expect(field().closest('.ant-picker')).not.toBeNull());

it("shows another client's month, and opens the calendar with the press that loads it", async () => {
  render(<Month initial="2021.3" />);
  expect(field()).toHaveValue('2021-03');
  await userEvent.click(field());
  await calendarIsThere();
  expect(field()).toHaveValue('2021-03');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('dialog', { name: '开始月份' })).toBeInTheDocument();
});

it('whoever types before the calendar is there goes on in the field, which takes what is a month', async () => {
  render(<Month />);
  await userEvent.type(field(), '2020-09');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('2020-09');
  await userEvent.click(screen.getByRole('button', { name: '下一项' }));
  expect(screen.getByRole('status')).toHaveTextContent('2020-09');
  await calendarIsThere();
  expect(field()).toHaveValue('2020-09');
  expect(field()).not.toHaveFocus();
});

it('the calendar opens with the arrow down, which leaves nothing in the field', async () => {
  render(<Month initial="2021-03" />);
  await userEvent.tab();
  await calendarIsThere();
  expect(screen.queryByRole('dialog', { name: '开始月份' })).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('dialog', { name: '开始月份' })).toBeInTheDocument();
  expect(field()).toHaveValue('2021-03');
});
