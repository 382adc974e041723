import path from 'node:path';
import * as z from 'zod/mini';
import { idFor } from '@/mocks/db/random';
import type { FriendLink } from '@/mocks/db/tables';
import { imageUrl, readYaml, SEED_DIR } from './read';

const friendLinkSchema = z.object({ name: z.string(), logo: z.string(), link: z.string() });

export const loadFriendLinks = (): FriendLink[] =>
  readYaml(path.join(SEED_DIR, 'friend-links.yaml'), z.array(friendLinkSchema)).map(({ name, logo, link }) => ({
    id: idFor(`friend-link:${name}`),
    name,
    logo: imageUrl(logo),
    link,
  }));
