import { Type } from '@sinclair/typebox'
import { type Database, dataErrors, type LooseFiles } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint, MOST_ROWS } from '../../web/contract'
import { CHUNK_BYTES } from '../contract'
import { BeginRequest, MyUploads, OwnUploads, PartParams, PlaceQuery, Upload, UploadParams } from '../contract/wire'
import type { AddChunk } from './add-chunk'
import type { BeginUpload } from './begin-upload'
import type { FinishUpload } from './finish-upload'
import { demandOwn } from './own-upload'
import type { Places } from './purposes'
import { uploadOf } from './rows'
import type { UploadsTables } from './tables'
import { deleteUploads, listWaiting, lockUploads, uploadsOf } from './upload-queries'

const access = [signedIn()]

export function beginRoute(begin: BeginUpload, places: Places) {
  return endpoint({
    id: 'uploads.begin',
    method: 'POST',
    path: '/api/uploads',
    access,
    request: { body: BeginRequest },
    response: { 201: Upload },
    rateLimit: { max: 200, seconds: 3600, by: 'subject' },
    summary: 'Begins to send a file, or goes on with the same one: its parts are sent from `received` on.',
    async handle({ body, subject }) {
      const rule = await places.ruleOf(body, subject)
      return answer(201, uploadOf(await begin(personOf(subject).id, body, rule)))
    },
  })
}

export function chunkRoute(addChunk: AddChunk) {
  return endpoint({
    id: 'uploads.chunk',
    method: 'PUT',
    path: '/api/uploads/:id/parts/:at',
    strangers: 404,
    access,
    request: { params: PartParams, body: 'bytes' },
    bodyLimit: 2 * CHUNK_BYTES,
    response: { 200: Upload },
    rateLimit: { max: 3000, seconds: 3600, by: 'subject' },
    summary:
      'The part of a file that begins at `at`. One that is not the next is not kept; the answer says where to go on.',
    handle: async ({ params: { id, at }, body, subject }) =>
      uploadOf(await addChunk(personOf(subject).id, id, at, body)),
  })
}

export function finishRoute(finish: FinishUpload, places: Places) {
  return endpoint({
    id: 'uploads.finish',
    method: 'POST',
    path: '/api/uploads/:id/finish',
    strangers: 404,
    access,
    request: { params: UploadParams },
    response: { 200: Upload },
    rateLimit: { max: 400, seconds: 3600, by: 'subject' },
    summary: 'Looks into a file that has arrived whole. One that is refused is deleted; the answer says why.',
    handle: async ({ params, subject }) =>
      uploadOf(await finish(personOf(subject).id, params.id, (upload) => places.ruleOf(upload, subject))),
  })
}

export function ownUploadsRoute(database: Database) {
  return endpoint({
    id: 'uploads.own',
    method: 'GET',
    path: '/api/uploads',
    access,
    closedTo: ['support'],
    request: { query: PlaceQuery },
    response: { 200: OwnUploads },
    summary: 'What the caller has sent for a place and no form holds yet, the newest first.',
    handle: async ({ query, subject }) => ({
      items: (await listWaiting(database.of<UploadsTables>(), { ...query, personId: personOf(subject).id })).map(
        uploadOf,
      ),
    }),
  })
}

export function mineRoute(database: Database) {
  return endpoint({
    id: 'uploads.mine',
    method: 'GET',
    path: '/api/uploads/mine',
    access,
    closedTo: ['support'],
    request: {},
    response: { 200: MyUploads },
    summary: 'Files of the caller, sent with forms or not yet, the last 200.',
    async handle({ subject }) {
      const rows = await uploadsOf(database.of<UploadsTables>(), personOf(subject).id, MOST_ROWS)
      return {
        items: rows.map((row) => ({
          ...uploadOf(row),
          isSent: row.holder !== null,
          at: row.touched_at.toISOString(),
        })),
      }
    },
  })
}

export function dropRoute(database: Database, looseFiles: LooseFiles) {
  return endpoint({
    id: 'uploads.drop',
    method: 'DELETE',
    path: '/api/uploads/:id',
    strangers: 404,
    access,
    request: { params: UploadParams },
    response: { 204: Type.Null() },
    summary: 'Deletes a file of the caller that was not sent with a form yet.',
    async handle({ params: { id }, subject }) {
      const personId = personOf(subject).id
      await demandOwn(database.of<UploadsTables>(), id, personId)
      await database.transact(async (tx) => {
        const db = database.on<UploadsTables>(tx)
        const [now] = await lockUploads(db, [id])
        if (now && now.holder !== null)
          throw dataErrors.stateNotAllowed('This file was sent with a form, and stays with it.')
        await looseFiles.release(tx, await deleteUploads(db, [id]))
      })
      return null
    },
  })
}
