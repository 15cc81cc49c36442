const nameOf = (node) => node.name ?? node.value
const NAMES = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }

/** What a module takes of which source, and what it only hands on: `export { a } from`, or of what it had imported. */
function read({ ast, importedIds }) {
  const [taken, handed, stars] = [[], new Map(), []]
  const bound = new Map()
  const ids = new Map() // rollup names them in the order of the sources
  const idOf = (source) => ids.get(source) ?? ids.set(source, importedIds[ids.size]).get(source)

  for (const node of ast?.body ?? []) {
    const id = node.source && idOf(node.source.value)
    if (node.type === 'ImportDeclaration') {
      if (node.specifiers.length === 0) taken.push({ id })
      for (const each of node.specifiers) {
        const from = { id, name: NAMES[each.type] ?? nameOf(each.imported) }
        bound.set(each.local.name, from)
        taken.push(from)
      }
    }
    if (node.type === 'ExportAllDeclaration') {
      if (node.exported) handed.set(nameOf(node.exported), { id, name: '*' })
      else stars.push(id)
    }
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported } of node.specifiers) {
      const from = id ? { id, name: nameOf(local) } : bound.get(local.name)
      if (from) handed.set(nameOf(exported), from)
    }
  }
  return { taken, handed, stars }
}

/**
 * These modules, and what they import. By name: who asks a contract or a package for one word does not bring along all else that goes
 * through the same door.
 */
export function reachedFrom(entries, getModuleInfo) {
  const known = new Map()
  const [reached, asked] = [new Set(), new Set()]
  const next = entries.flatMap((id) => [{ id }, { id, name: '*' }]) // whoever imports them may ask for all that they hand on

  const about = (id) => known.get(id) ?? known.set(id, read(getModuleInfo(id))).get(id)

  function enter(id) {
    if (reached.has(id)) return
    reached.add(id)
    next.push(...about(id).taken)
  }

  function ask(id, name) {
    const key = `${id} ${name}`
    if (asked.has(key)) return
    asked.add(key)
    const { taken, handed, stars } = about(id)
    next.push(...taken.filter((each) => each.name === undefined)) // what it does by being imported
    if (name === '*') next.push(...handed.values(), ...stars.map((star) => ({ id: star, name })))
    const isHere = stars.length === 0 || getModuleInfo(id).exports.includes(name)
    if (handed.has(name)) next.push(handed.get(name))
    else if (isHere) enter(id)
    else next.push(...stars.map((star) => ({ id: star, name })))
  }

  for (let each = next.pop(); each; each = next.pop()) {
    if (each.name === undefined) enter(each.id)
    else ask(each.id, each.name)
  }
  return reached
}
