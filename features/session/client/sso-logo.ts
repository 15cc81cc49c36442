const KEY = 'ssoIctLogoUrl'

/** The logo of the partner who sent somebody here (spec §4); undefined where storage is closed. */
export function readSsoLogo(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function keepSsoLogo(url: string | null): void {
  try {
    if (url) localStorage.setItem(KEY, url)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the logo is not remembered; signing in works all the same.
  }
}
