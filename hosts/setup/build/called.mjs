/** Of inversify's classes, the methods that kernel/container.ts leads to. */
const CALLED = {
  Container: ['bind', 'get', 'isBound', 'unbind'],
  BindingManager: ['bind', 'isBound', 'unbind'],
  BindingFluentSyntaxImplementation: ['toConstantValue'],
}
const FILE = new RegExp(`[\\\\/]@inversifyjs[\\\\/]container[\\\\/].+[\\\\/](${Object.keys(CALLED).join('|')})\\.js$`)

const methodsIn = (node) => {
  if (!node || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(methodsIn)
  return [...(node.type === 'MethodDefinition' ? [node] : []), ...Object.values(node).flatMap(methodsIn)]
}
const isPrivate = ({ key }) => key.type === 'PrivateIdentifier'

/** Leaves out the methods that nobody calls, then the private ones that only they called. Who calls one all the same is told that it is no function. */
export function called() {
  return {
    name: 'called',
    transform(code, id) {
      const of = FILE.exec(id)?.[1]
      if (!of) return null
      const kept = new Set(['constructor', ...CALLED[of]])
      const methods = methodsIn(this.parse(code))
      const textOf = ({ start, end }) => code.slice(start, end)
      let gone = methods.filter((each) => !isPrivate(each) && !kept.has(each.key.name))
      for (let more = gone; more.length > 0; gone = [...gone, ...more]) {
        const rest = methods.filter((each) => !gone.includes(each)).map((each) => ({ each, text: textOf(each.value) }))
        const isCalled = ({ key }) => rest.some(({ text }) => new RegExp(`#${key.name}\\b`).test(text))
        more = rest.map(({ each }) => each).filter((each) => isPrivate(each) && !isCalled(each))
      }
      const short = gone
        .sort((a, b) => b.start - a.start)
        .reduce(
          (text, { start, end }) =>
            text.slice(0, start) + '\n'.repeat(code.slice(start, end).split('\n').length - 1) + text.slice(end),
          code,
        )
      return { code: short, map: null }
    },
  }
}
