import * as z from 'zod/mini'

/** The page sizes on offer; the largest shows every seat of the largest plan at once. */
export const pageSizes = [10, 25, 50, 100, 500] as const
/** The last page that can be asked for; no list of a school is longer. */
const lastPage = 100_000

/** A whole number of a query, which travels as text. */
const count = z.coerce.number<number | string>().check(z.int())

/** The paging part of every list's query. */
export const paging = {
  page: z._default(count.check(z.gte(1), z.lte(lastPage)), 1),
  page_size: z._default(z.pipe(count, z.union(pageSizes.map((size) => z.literal(size)))), 25),
}

/** The shape of a list's answer. */
export const listOf = <S extends z.ZodMiniType>(item: S) => ({ items: z.array(item), total: z.int() })
