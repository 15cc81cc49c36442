import { Container } from 'inversify'

/** The one container of a house. No feature sees it: scopes hand out of it what a manifest declares. */
export interface Services {
  /** The ready service; it is bound when another feature asks for the first time. */
  get(name: string, ready: ReadonlyMap<string, unknown>): unknown
  drop(name: string): void
}

export function createServices(): Services {
  // jitless: a strict content-security policy forbids the resolvers that inversify would compile
  const container = new Container({ jitless: true })
  const bound = new Set<string>()
  return {
    get(name, ready) {
      if (!bound.has(name)) {
        container.bind(name).toConstantValue(ready.get(name))
        bound.add(name)
      }
      return container.get(name)
    },
    drop(name) {
      if (bound.delete(name)) container.unbind(name)
    },
  }
}
