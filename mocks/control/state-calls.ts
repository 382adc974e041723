import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { loadState, resetDb, savedSchema, saveState, sizesOf, stateOf } from '@/mocks/db';
import { resetSockets } from '@/mocks/socket/connections';
import { acting, at, refuse, withBody, withInput } from './answers';
import { clearFaults } from './faults';
import { clearRequests, listRequests, searchRequests } from './requests';

const count = z.coerce.number().check(z.int(), z.gte(0));
const searchSchema = z.object({ search: z._default(z.string(), ''), limit: z._default(count, 200) });
const rowsSchema = z.catchall(
  z.object({ search: z._default(z.string(), ''), offset: z._default(count, 0), limit: z.optional(count) }),
  z.string(),
);
type Wanted = z.output<typeof rowsSchema>;

const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

/** The rows that have the text anywhere, and these values in these fields. */
function matching(rows: readonly unknown[], { search, offset: _offset, limit: _limit, ...fields }: Wanted): unknown[] {
  const wanted = search.toLowerCase();
  return rows.filter(
    (row) =>
      Object.entries(fields).every(([field, value]) => String(Reflect.get(Object(row), field)) === value) &&
      JSON.stringify(row).toLowerCase().includes(wanted),
  );
}

const fileName = () => `contract-api-${new Date().toISOString().slice(0, 16).replace(':', '')}.json`;

/** Calls that show, empty, save and put back what is stored and received. */
export const stateCalls = [
  http.post(
    at('/reset'),
    acting(() => {
      resetDb();
      clearFaults();
      clearRequests();
      resetSockets();
    }),
  ),
  http.get(at('/state'), () => HttpResponse.json(sizesOf())),
  http.get(at('/state/:collection'), ({ params, request }) => {
    const rows = stateOf(String(params.collection));
    if (!rows) return refuse(`There is no collection "${String(params.collection)}"`, 404);
    return withInput(queryOf(request), rowsSchema, (wanted) => {
      const found = matching(rows, wanted);
      const { offset, limit = found.length } = wanted;
      return HttpResponse.json(found.slice(offset, offset + limit), {
        headers: { 'x-total-count': String(found.length) },
      });
    });
  }),
  http.get(at('/snapshot'), () =>
    HttpResponse.json(saveState(), { headers: { 'content-disposition': `attachment; filename="${fileName()}"` } }),
  ),
  http.put(at('/snapshot'), ({ request }) =>
    withBody(request, savedSchema, (saved) => {
      const problem = loadState(saved);
      return problem === null ? undefined : refuse(problem);
    }),
  ),
  http.get(at('/requests'), ({ request }) => {
    const { path, ...query } = queryOf(request);
    if (Object.keys(query).length === 0) return HttpResponse.json(listRequests(path ?? null));
    return withInput(query, searchSchema, ({ search, limit }) => HttpResponse.json(searchRequests(search, limit)));
  }),
  http.delete(at('/requests'), acting(clearRequests)),
];
