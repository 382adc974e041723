/** Shows a copy of a button's code block on the whole screen, or closes the copy that the button is in. */
export function toggleFullScreen(button: HTMLElement): void {
  const open = button.closest<HTMLDialogElement>('dialog');
  const block = button.closest('.code-block');
  if (open || !block) {
    open?.close();
    return;
  }
  const copy = block.cloneNode(true) as HTMLElement;
  const leave = copy.querySelector('[data-action="full"]');
  if (leave) leave.textContent = '退出全屏';
  const dialog = document.createElement('dialog');
  dialog.className = 'code-full';
  dialog.setAttribute('aria-label', '全屏查看');
  dialog.append(copy);
  // Beside the block it has the colours of the article, and its buttons work as there.
  block.after(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}
