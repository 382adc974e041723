import { keepDroppedFiles } from '@/lib/browser/files/keep-dropped-files';
import { navigationStarted } from '@/lib/browser/navigation-progress';
import { sampleVitals } from '@/lib/browser/vitals';

keepDroppedFiles();
sampleVitals();

export const onRouterTransitionStart = navigationStarted;
