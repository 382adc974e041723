import 'client-only';
import { sessionToken } from '@/lib/http/token';
import { fingerprint } from '@/lib/utils/fingerprint';

/**
 * Whose a member's drafts are until the API has said who it is, so that they outlive a reload meanwhile.
 * It names the session without holding anything of its token.
 * @param token '' for what was written before signing in
 */
export const provisionalOwner = (token = sessionToken() ?? ''): string => `session-${fingerprint(token)}`;
