import { Container } from 'inversify'

/** The one container of a house. No feature sees it: scopes hand out of it what a manifest declares. */
export function createServices() {
  // jitless: a strict content-security policy forbids the resolvers that inversify would compile
  const container = new Container({ jitless: true })
  return {
    /** A ready service; it is bound when another feature asks for the first time. */
    get(name: string, ready: ReadonlyMap<string, unknown>): unknown {
      if (!container.isBound(name)) container.bind(name).toConstantValue(ready.get(name))
      return container.get(name)
    },
    drop(name: string): void {
      if (container.isBound(name)) container.unbind(name)
    },
  }
}
