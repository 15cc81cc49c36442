import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { fileKinds, headProblem } from '../../../../features/uploads/contract'
import { readType } from '../../../../features/uploads/server/read-type'
import * as made from '../files'

const test = suite('what a file is')
const all = { kinds: fileKinds }
const codeOf = (bytes: Uint8Array, rule: Parameters<typeof readType>[1] = all) => {
  try {
    return readType(bytes, rule)
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

test('it is told by its content', () => {
  const { pdf, docx, pptx, zip, png } = made
  assert.deepEqual(
    [pdf, docx, pptx, zip, png].map((each) => codeOf(each)),
    ['pdf', 'docx', 'pptx', 'zip', 'png'],
  )
  assert.equal(codeOf(Buffer.from('<html><script>alert(1)</script>')), 'other-kind')
  assert.equal(codeOf(made.xlsx), 'other-kind', 'a workbook is no archive for somebody’s wish')
  assert.equal(codeOf(zip, { kinds: ['office'] }), 'other-kind')
  assert.equal(codeOf(docx, { kinds: ['zip'] }), 'other-kind')
})

test('a protected PDF is refused, and what holds programs, by whatever name', () => {
  assert.equal(codeOf(made.protectedPdf), 'protected-pdf')
  assert.deepEqual(
    [made.docm, made.renamedDocm, made.zipWithDocm].map((each) => codeOf(each)),
    Array(3).fill('unsafe'),
  )
})

test('an archive that unpacks to too much, or outside of its folder, is refused without being unpacked; a damaged one, too', () => {
  assert.deepEqual(
    [made.bomb(), made.manyFiles, made.zipOutside].map((each) => codeOf(each)),
    Array(3).fill('unsafe'),
  )
  assert.equal(codeOf(made.zip.subarray(0, 40)), 'damaged')
})

test('a page says at once what its first bytes say', () => {
  const rule = { kinds: ['office'], mostBytes: 10 } as const
  const says = (head: Uint8Array, bytes = 5) => headProblem(rule, { head, bytes })
  assert.deepEqual(
    [says(made.docx), says(made.zip), says(made.pdf), says(made.docx, 0), says(made.docx, 11)],
    [undefined, undefined, 'other-kind', 'empty', 'too-large'],
  )
})

test.run()
