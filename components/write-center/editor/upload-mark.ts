import { isolated } from '@/lib/utils/direction';
interface UploadMark {
  element: HTMLElement;
  showProgress: (share: number) => void;
  /** `label`: what may be tried after it. */
  showFailure: (message: string, label?: string) => void;
}

const button = (label: string, onClick: () => void): HTMLButtonElement => {
  const node = document.createElement('button');
  node.type = 'button';
  node.textContent = label;
  node.addEventListener('click', onClick);
  return node;
};

export function createUploadMark(name: string, actions: { retry: () => void; cancel: () => void }): UploadMark {
  const element = document.createElement('span');
  element.className = 'upload-mark';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', `上传图片：${isolated(name)}`);
  const words = document.createElement('span');
  const retry = button('重试', actions.retry);
  const cancel = button('取消', actions.cancel);
  element.append(words, retry, cancel);
  // Pressing it must not move the caret.
  element.addEventListener('mousedown', (event) => event.stopPropagation());

  return {
    element,
    showProgress: (share) => {
      element.dataset.state = 'sending';
      element.style.setProperty('--share', String(share));
      words.removeAttribute('role');
      words.textContent = `正在上传 ${name} ${Math.floor(share * 100)}%`;
      retry.hidden = true;
    },
    showFailure: (message, label = '重试') => {
      element.dataset.state = 'failed';
      words.setAttribute('role', 'alert');
      words.textContent = `${name}：${message}`;
      retry.textContent = label;
      retry.hidden = false;
    },
  };
}
