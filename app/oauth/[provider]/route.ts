import { oauthRedirect } from '@/lib/server/oauth';

/** Redirects to the provider's authorisation page, or to the home page with the reason why not. */
export async function GET(request: Request, { params }: RouteContext<'/oauth/[provider]'>): Promise<Response> {
  const { provider } = await params;
  const query = new URL(request.url).searchParams;
  return new Response(null, {
    status: 302,
    headers: {
      location: oauthRedirect(provider, { state: query.get('state') ?? '', origin: query.get('origin') ?? '' }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
