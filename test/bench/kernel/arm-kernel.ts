import { boot, defineFeature, plan, provide, token } from '../../../kernel/index'
import { createTown, makeService, report } from './town'

const tokenOf = (name: string) => token<object>(name)
const town = createTown()

await report(() => {
  const features = town.map((works, at) => {
    const own = new Set(works.map((work) => work.name))
    const below = works.flatMap((work) => work.needs).filter((need) => !own.has(need))
    const provides = works.map(({ name, needs }) =>
      provide(tokenOf(name), needs.map(tokenOf), (...services) => makeService(name, services)),
    )
    return defineFeature({
      id: `f${at}`,
      provides: works.map((work) => tokenOf(work.name)),
      requires: below.map(tokenOf),
      load: async () => ({ runtime: { provides } }),
    })
  })
  return boot(plan(features), { eager: true })
})
