import { routes } from '@/lib/config/routes';
import { showLinkToast } from '@/lib/browser/link-toast';

/** The way on from a binding whose page did not come back by itself. */
export const leadToAccount = (): void =>
  void showLinkToast({ text: '返回账号设置', href: routes.settings('account'), tone: 'done' });
