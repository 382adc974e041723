interface Session {
  userId: string;
  token: string;
}

/** Sessions of so many members of the contract API. */
export async function signInMembers(apiUrl: string, count: number): Promise<Session[]> {
  const users: { username: string | null }[] = await (await fetch(`${apiUrl}/__control/state/users`)).json();
  const names = users.flatMap(({ username }) => username ?? []).slice(0, count);
  return Promise.all(
    names.map(async (username) => {
      const body = JSON.stringify({ username });
      return (await fetch(`${apiUrl}/__control/session`, { method: 'POST', body })).json();
    }),
  );
}

/** The address of a member's socket behind nginx. */
export const socketUrl = (port: number, { userId, token }: Session) =>
  `ws://127.0.0.1:${port}/gimishare/api/v1/socket/message?${new URLSearchParams({ id: userId, token })}`;
