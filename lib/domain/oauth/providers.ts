export const OAUTH_PROVIDERS = ['gitee', 'github'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<OAuthProvider, string>> = { gitee: 'Gitee', github: 'GitHub' };
