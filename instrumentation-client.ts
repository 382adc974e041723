import { navigationStarted } from '@/lib/utils/navigation-progress';

export const onRouterTransitionStart = navigationStarted;
