import { type RawBuilder, sql } from 'kysely'
import { homeLimits } from '#contract/school/home.ts'

/** The number of rows, and the first of them in an order, as one JSON value. */
export const topRows = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('total', count(*),
    'items', coalesce(json_agg(l order by l.place) filter (where l.place <= ${homeLimits.items}::int), '[]'))
  from (select r.*, row_number() over (order by ${order}) as place from (${rows}) r) l)`
