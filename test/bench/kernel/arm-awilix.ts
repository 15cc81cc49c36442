import { asFunction, createContainer } from 'awilix'
import { createTown, makeService, report } from './town'

const town = createTown()

await report(() => {
  const container = createContainer<Record<string, object>>()
  for (const { name, needs } of town.flat()) {
    const make = (cradle: Record<string, object>) =>
      makeService(
        name,
        needs.map((need) => cradle[need]),
      )
    container.register(name, asFunction(make).singleton())
  }
  for (const { name } of town.flat()) container.resolve(name)
})
