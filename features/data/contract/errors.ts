import { defineErrors } from '../../web/contract'

export const dataErrors = defineErrors('data', {
  /** Thrown at start: another process has the embedded database of this DATA_DIR open. */
  dataLocked: { status: 503, title: 'The data folder is in use' },
  databaseUnavailable: { status: 503, title: 'The database does not answer' },
  queryOutsideTransaction: { status: 500, title: 'A query left its transaction' },
  stateNotAllowed: { status: 409, title: 'This step is not possible now' },
  notFound: { status: 404, title: 'There is no such thing' },
  /** What a feature must take back cannot be taken back while it is switched off. */
  featureOff: { status: 409, title: 'A feature that this needs is switched off' },
  versionConflict: { status: 412, title: 'Somebody changed this in the meantime' },
})
