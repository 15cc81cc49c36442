/** What the house may know of `offline`: where its worker stands, and how it is told of a file that a deploy took away. */

/** The worker's script (spec §4). At the root, so that it stands before every page. */
export const WORKER_PATH = '/combineSw-sept24.js'

/** Told on the window when a chunk or its styles could not be fetched: perhaps they went with a new version. */
export const FILE_LOST = 'foothold:file-lost'
