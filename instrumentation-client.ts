import { keepDroppedFiles } from '@/lib/browser/keep-dropped-files';
import { navigationStarted } from '@/lib/browser/navigation-progress';

keepDroppedFiles();

export const onRouterTransitionStart = navigationStarted;
