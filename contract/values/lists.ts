import * as z from 'zod/mini'

/** The largest one fits every seat of the largest plan. */
export const pageSizes = [10, 25, 50, 100, 500] as const
const lastPage = 100_000
export const readPage = (text: string): number | undefined => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : undefined
}

const count = z.coerce.number<number | string>().check(z.int())

export const paging = {
  page: z._default(count.check(z.gte(1), z.lte(lastPage)), 1),
  page_size: z._default(z.pipe(count, z.union(pageSizes.map((size) => z.literal(size)))), 25),
}

export const listOf = <S extends z.ZodMiniType>(item: S) => ({ items: z.array(item), total: z.int() })
