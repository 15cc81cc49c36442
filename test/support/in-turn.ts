/** A process that runs one test file after the other as they are sent: node, the libraries and both databases are warm from the second on. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forgetComplaints, tellComplaints } from './complaints'

/** What is sent to it, and what it answers when the file has ended: whether a test failed. */
export interface Order {
  readonly file: string
}
export interface Answer {
  readonly failed: boolean
}

const shared = globalThis as { UVU_DEFER?: number; UVU_QUEUE?: unknown[][] }
shared.UVU_DEFER = 1 // suites wait until they are asked for
const { exec } = await import('uvu')
const folder = process.env['TEST_SOURCES'] ?? ''
const env = { ...process.env }

async function runFile(file: string): Promise<Answer> {
  shared.UVU_QUEUE?.splice(0, Infinity, [null])
  await import(pathToFileURL(join(folder, file.replace(/\.tsx?$/, '.js'))).href)
  await exec()
  const failed = process.exitCode === 1
  if (failed) tellComplaints()
  forgetComplaints()
  process.exitCode = 0
  process.env = { ...env }
  return { failed }
}

process.on('message', ({ file }: Order) => void runFile(file).then((answer) => process.send?.(answer)))
process.on('disconnect', () => process.exit(0))
