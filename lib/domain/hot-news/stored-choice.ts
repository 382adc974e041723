import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseLooks } from './rank-changes';
import { parseSourceChoice } from './sources';

/** Which sources of hot news this browser shows, and in which order. */
export const sourceChoice = personalValue({ key: 'HOT_NEWS_SOURCES', schema: parsedBy(parseSourceChoice) });

/** The lists that this browser has shown last: what changes of rank are counted from. */
export const hotNewsLooks = personalValue({ key: 'HOT_NEWS_LOOKS', schema: parsedBy(parseLooks) });
