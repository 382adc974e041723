import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BytemdEditorContext } from 'bytemd';
import { expect, it, vi } from 'vitest';
import { FeedbackTools } from './feedback-tools';

it('a mark goes around the selection and a picture is uploaded, once there is an editor', async () => {
  const focus = vi.fn();
  const wrapText = vi.fn();
  const upload = vi.fn();
  const tools = (context: unknown) => (
    <FeedbackTools
      context={context as BytemdEditorContext | null}
      image={{ pending: false, upload }}
      onInsert={() => {}}
    />
  );
  const { rerender, container } = render(tools(null));
  for (const tool of screen.getAllByRole('button')) expect(tool).toBeDisabled();
  rerender(tools({ wrapText, editor: { focus } }));
  await userEvent.click(screen.getByRole('button', { name: '粗体' }));
  expect(wrapText).toHaveBeenCalledWith('**');
  expect(focus).toHaveBeenCalledOnce();
  const picture = new File(['png'], 'screen.png', { type: 'image/png' });
  const chooser = container.querySelector('input');
  if (chooser) await userEvent.upload(chooser, picture);
  expect(upload).toHaveBeenCalledWith(picture);
});
