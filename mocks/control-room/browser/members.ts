import { readRows } from './control';
import { byId, element } from './element';

/** A member as the table shows them. */
export interface Member {
  id: string;
  username: string | null;
  nickname: string;
  email: string | null;
  hasPassword: boolean;
  bindWx: boolean;
  githubName: string | null;
  giteeName: string | null;
}

const OFFERED = 500;
const names = new Map<string, string>();

/** A member's nickname, or the id of one who is not known here. */
export const nameOf = (id: string): string => names.get(id) ?? id;

/** Offers the members in every field that wants one. */
export async function loadMembers(): Promise<void> {
  const { rows } = await readRows<Member>('users', { limit: OFFERED });
  for (const { id, nickname } of rows) names.set(id, nickname);
  byId('members', HTMLDataListElement).replaceChildren(
    ...rows.flatMap(({ username, nickname }) =>
      username === null ? [] : [element('option', { value: username, label: nickname })],
    ),
  );
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-members]')) {
    const chosen = select.value;
    select.replaceChildren(
      ...rows.map(({ id, nickname, username }) =>
        element('option', { value: id, textContent: username ? `${nickname}（${username}）` : nickname }),
      ),
    );
    if (chosen) select.value = chosen;
  }
}
