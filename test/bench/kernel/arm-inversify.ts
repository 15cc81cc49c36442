import { Container } from 'inversify'
import { createTown, makeService, report } from './town'

const town = createTown()

await report(() => {
  const container = new Container({ jitless: true })
  for (const { name, needs } of town.flat()) {
    const make = (...services: unknown[]) => makeService(name, services)
    container
      .bind(name)
      .toResolvedValue(make, [...needs])
      .inSingletonScope()
  }
  for (const { name } of town.flat()) container.get(name)
})
