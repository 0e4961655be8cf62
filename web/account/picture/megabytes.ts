import { keepTogether } from '../../lib/words/keep-together.ts'

/** A size in bytes as people say it, such as "7.31 MB"; a size over a limit never reads like the limit itself. */
export const megabytes = (bytes: number, language: string): string =>
  keepTogether(
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 2,
      roundingMode: 'ceil',
    }).format(bytes / 1_000_000),
  )
