interface TypedScripts {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** A browser that minds where scripts come from is told that this address is meant. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TypedScripts }).trustedTypes
  return types ? types.createPolicy('tracking', { createScriptURL: (given) => given }).createScriptURL(url) : url
}

/** Fetches and runs a script of somebody else's. Rejects when it does not come. */
export function loadScript(url: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => done()
    script.onerror = () => fail(new Error(`The script at ${new URL(url, location.href).host} did not come.`))
    script.src = trusted(url)
    document.head.append(script)
  })
}
