import 'client-only';

/** The rest of offline reading, for who has it on, or has a worker from the time when it was. */
export const loadOfflineReading = () => import('./reading');
