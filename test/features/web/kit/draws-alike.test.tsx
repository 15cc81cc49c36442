import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawsAlike } from '../../../../features/web/kit/draws-alike'

const test = suite('what draws alike')

const Row = (_: { readonly of?: object; readonly onPress?: () => void; readonly children?: unknown }) => null

test('elements of the same kind that hold the same, whatever is called', () => {
  const one = (
    <Row of={{ id: 1, tags: ['a'] }} onPress={() => {}}>
      <b>one</b> of {2}
    </Row>
  )
  const other = (
    <Row of={{ id: 1, tags: ['a'] }} onPress={() => {}}>
      <b>one</b> of {2}
    </Row>
  )
  assert.ok(drawsAlike(one, other))
})

test('and nothing else does', () => {
  const row = <Row of={{ id: 1 }} />
  const others = {
    holds: <Row of={{ id: 2 }} />,
    more: <Row of={{ id: 1, more: true }} />,
    less: <Row of={{}} />,
    key: <Row key="other" of={{ id: 1 }} />,
    map: <Row of={new Map()} />,
    list: <Row of={[1]} />,
    kind: <b />,
    text: 'text',
    nothing: undefined,
    none: null,
  }
  for (const other of Object.values(others)) {
    assert.equal(drawsAlike(row, other), false)
    assert.equal(drawsAlike(other, row), false)
  }
})

test.run()
