import 'client-only';

const PREFIX = 'FEEDBACK_DRAFT';

const nameOf = (id: string | undefined) => (id === undefined ? PREFIX : `${PREFIX}:${id}`);

/** What was typed and not sent yet, for a new feedback or the change of one; null when nothing was. */
export function loadFeedbackDraft(id: string | undefined): string | null {
  try {
    return localStorage.getItem(nameOf(id));
  } catch {
    return null;
  }
}

/** Keeps what is typed over a failure, a login and a reload. Where the browser forbids storage, the open form still has it. */
export function saveFeedbackDraft(id: string | undefined, content: string): void {
  try {
    if (content.trim() === '') localStorage.removeItem(nameOf(id));
    else localStorage.setItem(nameOf(id), content);
  } catch {
    // Full or forbidden.
  }
}

export const dropFeedbackDraft = (id: string | undefined): void => saveFeedbackDraft(id, '');
