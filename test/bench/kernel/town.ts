/** One service of the measured house: what it is called, what it needs, who provides it. */
export interface Work {
  readonly name: string
  readonly feature: number
  readonly needs: readonly string[]
}

const FEATURES = 100
const nameOf = (feature: number, part: number) => `f${feature}.s${part}`

/** 100 features of 3 services: each needs the one before it, and every feature stands on another, seven deep. */
export function createTown(): readonly (readonly Work[])[] {
  return Array.from({ length: FEATURES }, (_, feature) => {
    const below = feature === 0 ? [] : [nameOf(Math.floor((feature - 1) / 2), 2)]
    return [0, 1, 2].map((part) => {
      const needs = part === 0 ? below : [nameOf(feature, part - 1)]
      return { name: nameOf(feature, part), feature, needs }
    })
  })
}

/** What every factory makes, whoever runs it. */
export function makeService(name: string, needs: readonly unknown[]): object {
  return { name, needs }
}

/** Runs once, cold, and tells the parent how long it took. */
export async function report(run: () => unknown): Promise<void> {
  const began = performance.now()
  await run()
  console.log(performance.now() - began)
}
