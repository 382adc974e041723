import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  type Span,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { pageRequest } from './page-request';
import { apiCalls } from './telemetry';

/** `OTEL_SERVICE_NAME` overrides it. */
const SERVICE_NAME = 'gimishare-web';
/** These attributes of Next's spans hold a whole address, whose query may be what a reader searches. */
const ADDRESSES = ['http.target', 'http.url', 'url.full'];

const requestProcessor: SpanProcessor = {
  onStart(span: Span) {
    const id = pageRequest()?.requestId;
    if (id !== undefined) span.setAttribute('request.id', id);
    for (const name of ADDRESSES) {
      const address = span.attributes[name];
      if (typeof address === 'string') span.setAttribute(name, address.split('?', 1)[0] ?? '');
    }
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Sends Next's spans, and one for each call of the API, as OpenTelemetry's variables of the environment say. */
export function startTracing(exporter: SpanExporter = new OTLPTraceExporter()): TracerProvider {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE_NAME }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [requestProcessor, new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = trace.getTracer(SERVICE_NAME);
  apiCalls.watch(({ path }) => {
    const span = tracer.startSpan(`API ${path}`, { kind: SpanKind.CLIENT, attributes: { 'api.call': path } });
    return (error) => {
      // The name alone: a message may quote what the API said.
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
      span.end();
    };
  });
  // Draining takes a second at least, in which the last spans are sent.
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => {}));
  return provider;
}
