import { navigationStarted } from '@/lib/browser/navigation-progress';

export const onRouterTransitionStart = navigationStarted;
