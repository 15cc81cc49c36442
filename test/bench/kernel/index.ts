import type { Row } from '../table'
import { bootRows } from './boot-rows'
import { planRows } from './plan-rows'
import { routeRows } from './route-rows'
import { sizeRows } from './size-rows'
import { toggleRows } from './toggle-rows'

/** Everything that DESIGN and the kernel's README promise about speed and size. */
export async function bench(): Promise<readonly Row[]> {
  return [...(await bootRows()), ...(await planRows()), ...(await toggleRows()), ...routeRows(), ...(await sizeRows())]
}
