/** Every kind of API failure that has been seen. */
export const failures = {
  'cuts connections': { drop: true },
  'answers 500': { status: 500, body: '<h1>Internal Server Error</h1>' },
  'answers 200 with an HTML page': { body: '<!DOCTYPE html><h1>Bad gateway</h1>' },
  'answers truncated JSON': { body: '{"code":"0","data":{"id":"1', contentType: 'application/json' },
  'answers something that is no envelope': { body: [1, 2, 3] },
  'answers with wrong types': { body: { code: '0', message: '', data: { id: 7, html: ['x'], list: 'x', total: {} } } },
  'answers with missing fields': { body: { code: '0', message: '', data: {} } },
  'refuses with a business failure': { body: { code: '-1', message: '系统繁忙', data: null } },
  'answers an empty body': { body: '' },
};

/** A network failure and a malformed response, with which the pages are tested. `lib/http` is tested with all. */
export const pageFailures = {
  'cuts connections': failures['cuts connections'],
  'answers with wrong types': failures['answers with wrong types'],
};

const answer = (data: unknown) => ({ body: { code: '0', message: '', data } });
const MALFORMED_ROWS = [{}, { id: 7 }];

/** Answers of a list and of a page of rows without one that can be shown: failures, and not empty lists. */
export const rowlessAnswers = {
  'malformed rows only': {
    list: answer(MALFORMED_ROWS),
    page: answer({ list: MALFORMED_ROWS, total: 36, pageNo: 1 }),
  },
  'no list': { list: answer(null), page: answer(null) },
};
