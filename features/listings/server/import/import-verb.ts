import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import { formats, type Format } from './formats'
import { importFile, type ImportResult } from './import-file'
import { openReport, reportPathFor } from './report'
import type { ImportParts } from './store-rows'

const USAGE = `import <${Object.keys(formats).join('|')}> <file> [--dry-run] [--report <file>]`

interface Order {
  readonly name: string
  readonly format: Format
  readonly path: string
  readonly dryRun: boolean
  readonly report: string
}

function orderOf(args: readonly string[], folder: string): Order {
  const at = args.indexOf('--report')
  const wantedReport = at < 0 ? undefined : args[at + 1]
  if (at >= 0 && !wantedReport) throw webErrors.badRequest('Say where the report goes: --report import.jsonl')
  const rest = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  const unknown = rest.find((each) => each.startsWith('--') && each !== '--dry-run')
  if (unknown) throw webErrors.badRequest(`There is no option ${unknown}. ${USAGE}`)
  const [name = '', file, ...more] = rest.filter((each) => !each.startsWith('--'))
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format || !file || more.length > 0) throw webErrors.badRequest(`Say what to import, and one file: ${USAGE}`)
  const path = resolve(folder, file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw webErrors.badRequest(`There is no file ${path}. Name one that can be read here.`)
  const report = wantedReport ? resolve(folder, wantedReport) : reportPathFor(path)
  return { name, format, path, dryRun: rest.includes('--dry-run'), report }
}

/** The last line, always in these words. */
const closingLine = ({ made, updated, unchanged, refused }: ImportResult) =>
  `${made} made, ${updated} updated, ${unchanged} unchanged, ${refused} refused`

/** `import`: rows of a feed become listings; what cannot be listed is told in the report, row by row. */
export function importVerb(parts: ImportParts): Verb {
  return {
    id: 'listings.import',
    usage: USAGE,
    says: 'Makes listings of the rows of a feed, or changes those it made before. Stopped, it goes on when it is run again.',
    async run({ args, folder, print, progress, signal }) {
      const order = orderOf(args, folder)
      const { name, path, dryRun } = order
      const report = await openReport(order.report)
      try {
        await report.line({ file: path, format: name, dryRun, at: parts.clock.now().toISOString() })
        const result = await importFile(parts, { ...order, report, progress, signal })
        await report.line({ ...result })
        const isStopped = signal.aborted && (result.done < result.total || result.total === 0)
        if (dryRun) print('A dry run: nothing was changed.')
        if (isStopped) print(`Stopped after row ${result.done} of ${result.total}. Run it again to go on.`)
        if (result.broken !== undefined) print(`The file ${result.broken}. What came before that was imported.`)
        if (result.total === 0 && result.broken === undefined && !isStopped) print(`There are no rows in ${path}.`)
        if (result.held > 0)
          print(
            `${result.held} of those made wait for approval: they ask for money, lead away, or come under a name like another one's.`,
          )
        if (result.folded > 0)
          print(`${result.folded} of those updated have a further source from now on: the same on another site.`)
        print(`Reasons by row: ${report.path}`)
        print(closingLine(result))
        return isStopped || result.broken !== undefined ? 1 : 0
      } finally {
        await report.close()
      }
    },
  }
}
