import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { parseLooks } from './rank-changes';
import { parseSourceChoice } from './sources';

export const sourceChoice = personalValue({ key: 'HOT_NEWS_SOURCES', schema: parsedBy(parseSourceChoice) });

export const hotNewsLooks = personalValue({ key: 'HOT_NEWS_LOOKS', schema: parsedBy(parseLooks) });
