const REACT = /[\\/]react-dom-client\.production\.js$/

/** By the tag that React gives their elements: lists of waits, links and titles of heads, `<html>` and `<body>`, transitions between views. */
const TAGS = new Set([19, 26, 27, 30])
const TYPES = new Set(['REACT_SUSPENSE_LIST_TYPE', 'REACT_LEGACY_HIDDEN_TYPE', 'REACT_VIEW_TRANSITION_TYPE'])

/** By name: what is asked for by those alone, files that React would fetch ahead, actions of forms, and what a `ref` on a fragment gets. */
const FUNCTIONS = new Set([
  ...['isHostHoistableType', 'getResource', 'mountHoistable', 'getHydratableHoistableCache'],
  ...['preconnect', 'prefetchDNS', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  ...['accumulateSuspenseyCommitOnFiber', 'insertSuspendedStylesheets', 'clearSingletonPreambleContribution'],
  ...['startViewTransition', 'commitAfterMutationEffectsOnFiber', 'restoreEnterOrExitViewTransitions'],
  ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
  ...['commitDeletedPairViewTransitions', 'commitAppearingPairViewTransitions'],
  ...['measureNestedViewTransitions', 'restoreNestedViewTransitions'],
  ...['mountActionState', 'updateActionState', 'rerenderActionState', 'startHostTransition'],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
  ...['commitNewChildToFragmentInstance', 'commitNewChildToFragmentInstances'],
])
const HANDLE = 'FragmentInstance'

const isTag = (node) => (node.type === 'MemberExpression' ? node.property.name === 'tag' : node.name === 'tag')
const isUndrawn = (node) => node.type === 'Literal' && TAGS.has(node.value)
const isComparison = ({ type, operator, left, right }) =>
  type === 'BinaryExpression' &&
  /^[!=]==$/.test(operator) &&
  ((isUndrawn(left) && isTag(right)) || (isUndrawn(right) && isTag(left)))
const isOfHandle = ({ type, expression: { left } = {} }) =>
  type === 'ExpressionStatement' && left?.object?.object?.name === HANDLE && left.object.property.name === 'prototype'

/** What a case declares for the whole function around it. */
function namesIn(node) {
  if (!node || typeof node !== 'object' || node.type?.startsWith('Function')) return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : []
  return [...own, ...Object.values(node).flatMap(namesIn)]
}
const declaring = (names) => (names.length > 0 ? `case NaN:var ${names};` : '')

/** Which stretches of React's code become what. Throws the names that React no longer has. */
function editsOf(ast) {
  const edits = []
  const missing = new Set([...FUNCTIONS, ...TYPES])
  const replace = ({ start, end }, text = '') => void edits.push({ start, end, text })
  const isType = ({ name }) => TYPES.has(name) && (missing.delete(name) || true)

  /** Without its label a case belongs to the one before, as whatever falls through; where none is before it, its names alone are left. */
  function visitCases({ cases, discriminant }) {
    const isOut = isTag(discriminant) ? isUndrawn : isType
    let isLed = false
    for (const { test, consequent, start, end } of cases) {
      const isGone = test && isOut(test)
      isLed ||= !isGone
      if (isLed) visit(consequent)
      if (!isGone) continue
      if (isLed) replace({ start, end: consequent[0]?.start ?? end })
      else replace({ start, end }, declaring(namesIn(consequent)))
    }
  }

  function visit(node) {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(visit)
    if (node.type === 'FunctionDeclaration' && FUNCTIONS.has(node.id.name)) {
      missing.delete(node.id.name)
      return replace(node.body, '{}')
    }
    if (isOfHandle(node)) return replace(node)
    if (isComparison(node)) return replace(node, node.operator === '===' ? '!1' : '!0')
    if (node.type === 'SwitchStatement') return visitCases(node)
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value)
  }

  visit(ast)
  if (missing.size > 0) throw new Error(`React has changed: it has no ${[...missing].join(', no ')} any more.`)
  return edits
}

/**
 * Of React, what draws elements that no page has: a sixth of it. Who draws one all the same is told by React that it is no element; heads are
 * the server's, and `web`'s `useHead`.
 */
export function undrawn() {
  return {
    name: 'undrawn',
    transform(code, id) {
      if (!REACT.test(id)) return null
      const edits = editsOf(this.parse(code)).sort((a, b) => b.start - a.start)
      let short = code
      for (const { start, end, text } of edits) {
        const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1) // as many as before: for the source map
        short = short.slice(0, start) + text + lines + short.slice(end)
      }
      return { code: short, map: null }
    },
  }
}
