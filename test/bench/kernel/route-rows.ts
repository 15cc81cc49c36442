import { parse } from 'regexparam'
import { addRoute, createRouter, findRoute } from 'rou3'
import { matchRoute } from 'wouter'
import { type Row, spoken, timeOf } from '../table'
import { patterns } from './routes'

const GOAL = 200

/** What wouter's Switch does for a path: parse and try one pattern after the other. */
function tryAll(path: string): string | undefined {
  return patterns.find((pattern) => matchRoute(parse, pattern, path)[0])
}

/** A path of each pattern, and one that nobody has. */
function createPaths(): readonly string[] {
  const filled = patterns.map((pattern) => pattern.replace(/:[a-zA-Z]+/g, 'some-value-123').replace('*', 'a/b'))
  return [...filled, '/no/such/page']
}

export function routeRows(): readonly Row[] {
  const trie = createRouter<string>()
  for (const pattern of patterns) addRoute(trie, 'GET', pattern.replace('*', '**'), pattern)
  const paths = createPaths()
  const pathAt = (at: number) => paths[at % paths.length] ?? '/'
  const find = (path: string) => findRoute(trie, 'GET', path)?.data
  const differ = paths.filter((path) => (find(path) === undefined) !== (tryAll(path) === undefined))
  if (differ.length > 0) throw new Error(`rou3 and wouter disagree about ${differ.join(', ')}.`)

  const trieMs = timeOf((at) => find(pathAt(at)), { calls: paths.length * 100 })
  const wouterMs = timeOf((at) => tryAll(pathAt(at)), { calls: paths.length * 2 })
  const parsed = patterns.map((each) => parse(each).pattern)
  const parsedMs = timeOf((at) => parsed.find((each) => each.test(pathAt(at))), { calls: paths.length * 5 })
  const ratio = wouterMs / trieMs
  return [
    { what: `route lookup among ${patterns.length} patterns, rou3 (what web uses)`, measured: spoken(trieMs) },
    {
      what: '  against wouter, pattern after pattern',
      measured: `${ratio.toFixed(0)} × faster  (it: ${spoken(wouterMs)})`,
      goal: `≥ ${GOAL} ×`,
      isMet: ratio >= GOAL,
    },
    {
      what: '  against the same expressions, parsed beforehand',
      measured: `${(parsedMs / trieMs).toFixed(0)} × faster  (it: ${spoken(parsedMs)})`,
    },
  ]
}
