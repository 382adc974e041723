export function toggleFullScreen(button: HTMLElement): void {
  const open = button.closest<HTMLDialogElement>('dialog');
  const block = button.closest('.code-block');
  if (open || !block) {
    open?.close();
    return;
  }
  const copy = document.importNode(block, true);
  const leave = copy.querySelector('[data-action="full"]');
  if (leave) leave.textContent = '退出全屏';
  const dialog = document.createElement('dialog');
  dialog.className = 'code-full';
  dialog.setAttribute('aria-label', '全屏查看');
  dialog.append(copy);
  // Next to the block it inherits the article's colours and button handlers.
  block.after(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}
