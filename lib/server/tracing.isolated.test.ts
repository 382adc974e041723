import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { forPageRequest } from './page-request';
import { apiCalls } from './telemetry';
import { startTracing } from './tracing';

it("spans have the request's id, calls of the API within the span of their page, and no queries", async () => {
  const exporter = new InMemorySpanExporter();
  const provider = startTracing(exporter);
  await forPageRequest(
    () =>
      trace
        .getTracer('next')
        .startActiveSpan('GET /search', { attributes: { 'http.target': '/search?value=secret' } }, async (page) => {
          await apiCalls.trace({ path: '/articles' }, async () => {});
          await apiCalls.trace({ path: '/tag' }, () => Promise.reject(new TypeError('secret'))).catch(() => {});
          page.end();
        }),
    { requestId: 'abc' },
  );
  await provider.forceFlush();
  const spans = exporter.getFinishedSpans();
  const page = spans.find(({ name }) => name === 'GET /search');
  expect(page?.attributes).toEqual({ 'http.target': '/search', 'request.id': 'abc' });
  expect(
    spans.map(({ name, status: { code, message }, parentSpanContext }) => ({
      name,
      code,
      message,
      parent: parentSpanContext?.spanId,
    })),
  ).toEqual([
    { name: 'API /articles', code: 0, parent: page?.spanContext().spanId },
    { name: 'API /tag', code: 2, message: 'TypeError', parent: page?.spanContext().spanId },
    { name: 'GET /search', code: 0 },
  ]);
  expect(spans[0]?.resource.attributes['service.name']).toBe('gimishare-web');
  await provider.shutdown();
});
