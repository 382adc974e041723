import path from 'node:path';
import * as z from 'zod/mini';
import type { hotNewsSchema } from '@/lib/domain/hot-news/schema';
import type { Wire } from '@/mocks/wire/wire';
import { readYaml, SEED_DIR } from './read';

const FILE = path.join(SEED_DIR, 'hot-news.yaml');
const itemSchema = z.object({ title: z.string(), url: z.string(), hot: z.string() });

export const loadHotNews = (): Record<string, Wire<typeof hotNewsSchema>[]> =>
  readYaml(FILE, z.record(z.string(), z.array(itemSchema)));
