import { type House, pages } from '../../../web/contract'

/** Whether the house has a page with this id. Listed once for each state of the switches: browsers may ask as often as they like. */
export function createIsPage(house: House): (id: string) => boolean {
  let listed: { readonly generation: number; readonly ids: ReadonlySet<string> } | undefined
  return (id) => {
    const generation = house.generation()
    if (listed?.generation !== generation)
      listed = { generation, ids: new Set(house.features().flatMap((each) => each.contributes[pages.name] ?? [])) }
    return listed.ids.has(id)
  }
}
