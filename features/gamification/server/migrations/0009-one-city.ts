import { type Kysely, sql } from 'kysely'

/** By which other names a city stood there. */
const names = [
  ['bangalore', 'bengaluru'],
  ['blr', 'bengaluru'],
  ['belgaum', 'belagavi'],
  ['madras', 'chennai'],
  ['new delhi', 'delhi'],
  ['gurgaon', 'gurugram'],
  ['hubli', 'hubballi'],
  ['cochin', 'kochi'],
  ['calcutta', 'kolkata'],
  ['calicut', 'kozhikode'],
  ['mangalore', 'mangaluru'],
  ['bombay', 'mumbai'],
  ['mysore', 'mysuru'],
  ['allahabad', 'prayagraj'],
  ['pondicherry', 'puducherry'],
  ['poona', 'pune'],
  ['trivandrum', 'thiruvananthapuram'],
  ['trichy', 'tiruchirappalli'],
  ['tiruchi', 'tiruchirappalli'],
  ['baroda', 'vadodara'],
  ['vizag', 'visakhapatnam'],
  ['s-hertogenbosch', "'s-hertogenbosch"],
  ['den bosch', "'s-hertogenbosch"],
  ['dusseldorf', 'düsseldorf'],
  ['duesseldorf', 'düsseldorf'],
  ['krakow', 'kraków'],
  ['la', 'los angeles'],
  ['malmo', 'malmö'],
  ['milano', 'milan'],
  ['nyc', 'new york'],
  ['new york city', 'new york'],
  ['nürnberg', 'nuremberg'],
  ['nurnberg', 'nuremberg'],
  ['sf', 'san francisco'],
  ['washington dc', 'washington'],
  ['washington d.c.', 'washington'],
  ['washington d c', 'washington'],
  ['zürich', 'zurich'],
]

/** People of one city were ranked apart where they wrote its old name, its state behind a comma, or two blanks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pairs = sql.join(names.map(([old, now]) => sql`(${old}::text, ${now}::text)`))
  const plain = sql`trim(regexp_replace(split_part(city, ',', 1), '\\s+', ' ', 'g'))`
  for (const table of [sql`gamification.person`, sql`gamification.score`]) {
    await sql`update ${table} set city = ${plain} where city <> ${plain}`.execute(db)
    await sql`update ${table} as t set city = n.name from (values ${pairs}) as n (old, name) where t.city = n.old`.execute(
      db,
    )
  }
}
