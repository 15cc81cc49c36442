import type { Scope } from '../../contract'
import type { ScoreRow } from '../tables'
import { type CountTree, createCountTree } from './count-tree'

export type Placed = Pick<ScoreRow, 'person_id' | 'points' | 'college' | 'city' | 'course' | 'is_listed'>

/** Everybody's place in one span of time, in memory: whole, and among their college, city and course. */
export interface Board {
  /** This is what holds for the person now; told again, nothing changes. `undefined`: they are not in it. */
  place(personId: number, row: Placed | undefined): void
  /** 1 for who has most; who has as many shares it (1, 2, 2, 4). Undefined for who is not ranked in this scope. */
  rank(personId: number, scope: Scope): { readonly rank: number; readonly of: number } | undefined
  /** The rank that so many points have among everybody, or in a group by its name. */
  rankOf(points: number, scope: Scope, group: string): number
  /** How many are ranked. */
  size(scope: Scope, group: string): number
}

/** global, college, city, course: whom somebody is counted among, by number of the group. */
const GROUPED = ['college', 'city', 'course'] as const
const WIDTH = GROUPED.length + 1
const GLOBAL = 0

export function createBoard(): Board {
  // A person's score and groups lie side by side: 16 bytes each, where objects would take two hundred.
  let rows = new Int32Array(WIDTH * 1024)
  const numbers = new Map<string, number>()
  const trees: CountTree[] = [createCountTree()]

  function groupOf(scope: (typeof GROUPED)[number], name: string): number {
    if (name === '') return GLOBAL
    const key = `${scope}:${name}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, trees.length)
    return trees.push(createCountTree()) - 1
  }

  function widen(personId: number): void {
    let width = rows.length
    while (width < (personId + 1) * WIDTH) width *= 2
    if (width === rows.length) return
    const wider = new Int32Array(width)
    wider.set(rows)
    rows = wider
  }

  function count(personId: number, by: number): void {
    const at = personId * WIDTH
    const points = rows[at] ?? 0
    if (points <= 0) return
    trees[GLOBAL]?.add(points, by)
    for (let group = 1; group < WIDTH; group++) {
      const number = rows[at + group] ?? GLOBAL
      if (number !== GLOBAL) trees[number]?.add(points, by)
    }
  }

  const treeOf = (personId: number, scope: Scope): CountTree | undefined => {
    if (scope === 'global') return trees[GLOBAL]
    const number = rows[personId * WIDTH + 1 + GROUPED.indexOf(scope)] ?? GLOBAL
    return number === GLOBAL ? undefined : trees[number]
  }

  function named(scope: Scope, group: string): CountTree | undefined {
    return trees[scope === 'global' ? GLOBAL : (numbers.get(`${scope}:${group}`) ?? -1)]
  }

  return {
    place(personId, row) {
      widen(personId)
      count(personId, -1)
      const isIn = row?.is_listed === true && row.points > 0
      const groups = isIn ? GROUPED.map((scope) => groupOf(scope, row[scope])) : [GLOBAL, GLOBAL, GLOBAL]
      rows.set([isIn ? row.points : 0, ...groups], personId * WIDTH)
      count(personId, 1)
    },
    rank(personId, scope) {
      const points = rows[personId * WIDTH] ?? 0
      const tree = treeOf(personId, scope)
      return points > 0 && tree ? { rank: tree.above(points) + 1, of: tree.size() } : undefined
    },
    rankOf: (points, scope, group) => (named(scope, group)?.above(points) ?? 0) + 1,
    size: (scope, group) => named(scope, group)?.size() ?? 0,
  }
}
