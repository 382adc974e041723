import { lazyComponent } from '@/components/ui/lazy-component';

export const LazyCrossPost = lazyComponent(async () => (await import('./cross-post-dialog')).CrossPostDialog, {
  onFail: 'toast',
});
