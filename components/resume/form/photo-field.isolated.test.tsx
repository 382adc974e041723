import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/test/render';
import { PhotoField } from './photo-field';

vi.mock('./photo-crop-dialog', () => ({
  PhotoCropDialog: ({ chosen }: { chosen: { src: string } }) => <img src={chosen.src} alt="裁剪" />,
}));

it('lets go of the chosen picture when the editor is left while it is cropped', async () => {
  const revokeObjectURL = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL });
  const { container, unmount } = renderApp(<PhotoField avatar="" showAvatar />, { as: 'demouser' });
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const field = container.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(field, new File([png], 'x.png', { type: 'image/png' }));
  expect(await screen.findByAltText('裁剪')).toHaveAttribute('src', 'blob:photo');
  expect(revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:photo'));
});
