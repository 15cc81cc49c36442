// PGlite alone: opens a folder as the server's thread does, answers one question, and ends without closing it, as a killed one does.
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const [dataDir = ''] = process.argv.slice(2)
const database = await PGlite.create({
  dataDir,
  extensions: { btree_gin, citext, pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})
const { rows } = await database.query('select id from listings.opportunity order by id desc limit 1')
process.exit(rows.length === 1 ? 0 : 1)
