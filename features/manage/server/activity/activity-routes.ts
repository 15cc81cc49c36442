import { Readable } from 'node:stream'
import papaparse from 'papaparse'
import { permission, personOf } from '../../../session/contract'
import { answer, asSpreadsheet, BOM, endpoint } from '../../../web/contract'
import { isAskedFor } from '../../contract'
import { ById } from '../../contract/wire'
import { Activity, type ActivityLine, ActivityQuery, Revised, RevisedParams } from '../../contract/wire-activity'
import type { ReadActivity } from './activity'

const PATH = '/api/manage/opportunities/:id/activity'
const access = [permission('manage.publish')]
const COLUMNS = ['When', 'Who', 'What', 'Fields', 'Was', 'Is', 'Why']

const cells = ({ at, by, name, what, fields, was, is, why }: ActivityLine) => [
  ...[at, name || by, what, fields.join('; '), was ?? '', is ?? '', why],
]

export const activityRoutes = [
  ({ read }: ReadActivity) =>
    endpoint({
      id: 'manage.activity',
      method: 'GET',
      path: PATH,
      strangers: 404,
      access,
      request: { params: ById },
      response: { 200: Activity },
      summary: 'Who did what with one that one manages, the last first.',
      handle: ({ params, subject }) => read(personOf(subject), params.id),
    }),
  ({ texts }: ReadActivity) =>
    endpoint({
      id: 'manage.activity-texts',
      method: 'GET',
      path: `${PATH}/:revision`,
      strangers: 404,
      access,
      request: { params: RevisedParams },
      response: { 200: Revised },
      summary: 'What a change of something public made of its text; its number is on its line.',
      handle: ({ params, subject }) => texts(personOf(subject), params.id, params.revision),
    }),
  ({ readWhole }: ReadActivity) =>
    endpoint({
      id: 'manage.activity-file',
      closedTo: ['support'],
      method: 'GET',
      path: `${PATH}.csv`,
      strangers: 404,
      access,
      request: { params: ById, query: ActivityQuery },
      response: { 200: 'stream' },
      rateLimit: { max: 20, seconds: 60, by: 'subject' },
      summary: 'The same as CSV (UTF-8 with BOM), of one person or about one field if they are named.',
      async handle({ params, query, subject }) {
        const { lines } = await readWhole(personOf(subject), params.id)
        const rows = lines.filter((line) => isAskedFor(query, line)).map(cells)
        const text = `${BOM}${papaparse.unparse([COLUMNS, ...rows], asSpreadsheet)}\r\n`
        return answer(200, Readable.from([text]), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="activity-${params.id}.csv"`,
            'cache-control': 'no-store',
          },
        })
      },
    }),
]
