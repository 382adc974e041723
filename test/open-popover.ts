import { fireEvent, screen, within } from '@testing-library/react';

/** Opens the panel of the button with this name, which jsdom does not, and looks within it. */
export function openPopover(name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) {
  const panel = inside.getByRole('button', { name }).nextElementSibling;
  if (!(panel instanceof HTMLElement)) throw new Error(`There is no panel of ${String(name)}`);
  panel.showPopover();
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(panel);
}
