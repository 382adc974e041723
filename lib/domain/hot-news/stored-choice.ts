import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseLooks } from './rank-changes';
import { parseSourceChoice } from './sources';

export const sourceChoice = personalValue({ key: 'HOT_NEWS_SOURCES', schema: parsedBy(parseSourceChoice) });

/** The last lists in this browser, to compute changes of rank. */
export const hotNewsLooks = personalValue({ key: 'HOT_NEWS_LOOKS', schema: parsedBy(parseLooks) });
