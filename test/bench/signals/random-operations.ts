import { sql } from 'kysely'
import { database } from '../../../features/data/contract'
import { verifyLedger } from '../../../features/gamification/server/ledger/verify'
import type { GamificationTables } from '../../../features/gamification/server/tables'
import { bootGamification } from '../../features/gamification/house'
import { findServer } from '../../support/postgres'
import { type Row, spoken } from '../table'

const PERSONS = 1000
/** As many as a statement does before its time is up. */
const BATCH = 10_000

/** Gifts, spendings beyond what is there among them, in the database itself: what it lets through must sum to zero. */
export async function randomOperationRows(operations: number): Promise<readonly Row[]> {
  if (!findServer()) return []
  const house = await bootGamification('postgres')
  try {
    const db = house.kernel.get(database).of<GamificationTables>()
    const began = performance.now()
    for (let from = 1; from <= operations; from += BATCH)
      await sql`
      do $$ declare who int; sum int; line int; begin
        for turn in ${sql.raw(String(from))}..${sql.raw(String(Math.min(operations, from + BATCH - 1)))} loop
          who := 2000000 + floor(random() * ${sql.raw(String(PERSONS))}); sum := 1 + floor(random() * 50);
          insert into gamification.transfer (key, kind, person_id, says, day, at)
            values ('random:' || turn, 'gift', who, '{"en":"","hi":""}', '2026-11-18', '2026-11-18') returning id into line;
          begin
            if random() < 0.5 then sum := -sum; end if;
            insert into gamification.entry (transfer_id, currency, purse, person_id, amount, counts_on) values
              (line, case when sum > 0 and random() < 0.5 then 'points' else 'coins' end, 'person', who, sum, '2026-11-18'),
              (line, 'coins', 'issued', null, -sum, '2026-11-18');
          exception when check_violation then null;
          end;
        end loop;
      end $$`.execute(db)
    const tookMs = performance.now() - began
    const { entries, faults } = await verifyLedger(db, new Date())
    const kept = `${entries} entries kept, ${faults.length} faults`
    return [
      {
        what: `${operations} random operations, a part of them not balanced or beyond what is there`,
        measured: `${kept}, ${spoken(tookMs / operations)} each`,
        goal: 'sums of zero',
        isMet: faults.length === 0 && entries > operations / 2,
      },
    ]
  } finally {
    await house.dispose()
  }
}
