interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

/** One address, ours, as a script: pages that demand trusted types take no string. */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  return trustedTypes
    .createPolicy('foothold-worker', { createScriptURL: (given) => given })
    .createScriptURL(url) as string
}
