import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useComposition } from './use-composition';

function Field({ onSend }: { onSend: () => void }) {
  const { compositionProps, isComposing } = useComposition();
  return (
    <input
      {...compositionProps}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) onSend();
      }}
    />
  );
}

const enter = (init = {}) => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init });

it('Enter that ends an IME composition does not submit, in every browser', () => {
  const send = vi.fn();
  render(<Field onSend={send} />);
  fireEvent.compositionStart(screen.getByRole('textbox'));
  enter();
  enter({ isComposing: true });
  fireEvent.compositionEnd(screen.getByRole('textbox'));
  // Safari's Enter, after the end.
  enter({ keyCode: 229 });
  expect(send).not.toHaveBeenCalled();
  enter({ keyCode: 13 });
  expect(send).toHaveBeenCalledOnce();
});
