import 'client-only';

const PREFIX = 'FEEDBACK_DRAFT';

/** Whose drafts are meant: the member when they are known, and what stands for them until then. */
export type DraftOwners = readonly string[];

const nameOf = (owner: string, id = '') => `${PREFIX}:${owner}:${id}`;

/** What a member typed and did not send yet, for a new feedback or the change of one; null when there is nothing. */
export function loadFeedbackDraft(owners: DraftOwners, id: string | undefined): string | null {
  try {
    return owners.map((owner) => localStorage.getItem(nameOf(owner, id))).find((text) => text !== null) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed over a failure and a reload, with the first of its owners. Where the browser forbids
 * storage, the open form still has it.
 */
export function saveFeedbackDraft(owners: DraftOwners, id: string | undefined, content: string): void {
  try {
    for (const owner of owners) {
      if (owner === owners[0] && content.trim() !== '') localStorage.setItem(nameOf(owner, id), content);
      else localStorage.removeItem(nameOf(owner, id));
    }
  } catch {
    // Full or forbidden.
  }
}

export const dropFeedbackDraft = (owners: DraftOwners, id: string | undefined): void =>
  saveFeedbackDraft(owners, id, '');
