import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFileDrop } from './use-file-drop';

function Area({ disabled }: { disabled: boolean }) {
  const area = useRef<HTMLElement>(null);
  const over = useFileDrop({ area: () => area.current, disabled, onDrop: () => {} });
  return (
    <section ref={area} aria-label="区域">
      {over && '松开鼠标'}
    </section>
  );
}

it('an area that takes no files any more says so, although files are still above it', () => {
  const { rerender } = render(<Area disabled={false} />);
  const area = screen.getByRole('region');
  const drag = createEvent.dragOver(area);
  Object.assign(drag, { dataTransfer: { types: ['Files'] } });
  fireEvent(area, drag);
  expect(area).toHaveTextContent('松开鼠标');
  rerender(<Area disabled />);
  expect(area).not.toHaveTextContent('松开鼠标');
});
